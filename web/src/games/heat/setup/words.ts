/** What the options of a race of Heat come to. */
import { t } from "../../../kit/text";
import type { OptionWords } from "../../manifest";
import { yearsOf } from "./seasons";

/** Laps as they stand on the boards. */
export const PRINTED_LAPS: Record<string, number> = { usa: 2, great_britain: 2, italy: 3, france: 2 };

const races = ({ season }: Record<string, unknown>): number =>
  yearsOf(String(season)).flatMap((year) => year.races).length || 1;

export const words: OptionWords = {
  always: ["circuit", "laps"],
  meant: (key, value, { circuit }) =>
    key === "laps" && value === "printed" ? PRINTED_LAPS[String(circuit)] : undefined,
  offered: (_, laps) => t("heat-setup-laps", { laps }),
  races,
  // A season is never without upgrades, and has the basic ones where nobody chose.
  had: (key, values) =>
    key === "upgrades" && races(values) > 1
      ? { never: "none", instead: "basic", help: t("heat-setup-upgrades") }
      : null,
};
