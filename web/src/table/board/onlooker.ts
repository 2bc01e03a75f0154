/** Boards know no table: whether somebody of one's own is on it is told to what lies over them. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("onlooker");

export const shareOnlooker = (onlooker: () => boolean) => setContext(KEY, onlooker);
export const sharedOnlooker = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
