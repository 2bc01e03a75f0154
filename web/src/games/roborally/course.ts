/** What is special about a course, and how many flags it has, if any. */
import { t } from "../../kit/text";
import type { FlagView, Sheet } from "./state";

/** As text keys. */
export const special = ({ goal, rules }: Pick<Sheet, "goal" | "rules">): string[] => [
  ...(goal === "race" ? [] : [`roborally-ui-goal-${goal}`]),
  ...rules.map((rule) => `roborally-ui-rule-${rule}`),
];

export const flagCount = ({ flags }: { flags: FlagView[] }): string[] =>
  flags.length ? [t("roborally-ui-flags", { flags: flags.length })] : [];
