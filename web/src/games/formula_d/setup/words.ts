/** What the options of a race of Formula D come to. */
import { t } from "../../../kit/text";
import type { OptionWords } from "../../manifest";

/** Beginners drive one lap, others two. */
const usualLaps = (rules: unknown) => (rules === "beginner" ? 1 : 2);

export const words: OptionWords = {
  always: ["circuit", "laps"],
  meant: (key, value, { rules }) => (key === "laps" && value === "usual" ? usualLaps(rules) : undefined),
  offered: (_, laps) => t("formula_d-setup-laps", { laps }),
};
