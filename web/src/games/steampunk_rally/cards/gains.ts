/** What so many activations bring, by the groups that slashes part. */
import type { CardResult } from "../state";
import { counted, type Counted } from "./shapes";

export const gains = ({ times, effects }: Pick<CardResult, "times" | "effects">): Counted[][] =>
  effects.map((group) => counted(group).map(({ effect, count }) => ({ effect, count: count * times })));
