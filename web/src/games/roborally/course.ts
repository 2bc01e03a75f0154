/** What is special about a course, as text keys. */
import type { CourseFacts } from "./state";

export const special = ({ goal, rules }: CourseFacts): string[] => [...(goal === "race" ? [] : [`roborally-ui-goal-${goal}`]), ...rules.map((rule) => `roborally-ui-rule-${rule}`)];
