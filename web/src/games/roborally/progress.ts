/** How far a turn has come: the bar over the table. */
import { t } from "../../kit/text";
import type { Progress } from "../../table/game";
import type { Question } from "./room";
import { isUnplaced } from "./standing";
import { isOnFloor, REGISTERS, type FactoryView } from "./state";

export function progress(race: FactoryView, _: number[], question: Question | null = null): Progress | null {
  const { phase, register } = race;
  if (phase === "over") return { round: t("roborally-ui-over"), steps: [], turns: [] };
  const active = race.robots.filter((robot) => isOnFloor(robot) && !robot.down);
  const ready = active.filter((robot) => robot.ready).length;
  /** Programs are made by all at once; anything else that is asked is this player's own choice. */
  const mine = question && phase !== "program" ? t("roborally-ui-your-choice") : "";
  const apart = phase === "clean-up" || (mine !== "" && phase === "set-up");
  const count = phase === "program" ? t("roborally-ui-ready-count", { ready, robots: active.length }) : "";
  const asked = mine
    ? t("frame-your-choice")
    : isBegun(race)
      ? t("roborally-ui-program-of", { you: "yes" })
      : t("roborally-ui-your-program", { note: count });
  const own = apart
    ? [
        {
          words: t(question?.kind === "keep-option" ? "roborally-ui-options" : `roborally-ui-phase-${phase}`),
          note: mine,
          active: true,
        },
      ]
    : [];
  return {
    round:
      race.round === 0
        ? t(race.robots.some((robot) => isUnplaced(race, robot)) ? "roborally-ui-placing" : "roborally-ui-phase-set-up")
        : t("roborally-ui-turn", { turn: race.round }),
    steps: [
      ...(phase === "set-up" ? own : []),
      { words: t("roborally-ui-phase-program"), note: count, active: phase === "program" },
      { words: t("roborally-ui-registers"), note: phase === "run" ? mine : "", active: phase === "run" },
      ...(phase === "clean-up" ? own : []),
    ],
    turns: [],
    ...(question
      ? { own: true, brief: asked }
      : phase === "run"
        ? { brief: `${t("roborally-ui-register")} ${register}` }
        : {}),
    boxes: apart
      ? []
      : Array.from({ length: REGISTERS }, (_, i) => ({
          words: String(i + 1),
          state:
            phase !== "run" || i + 1 > register
              ? ("next" as const)
              : i + 1 === register
                ? ("now" as const)
                : ("past" as const),
        })),
  };
}

/** Some of this player's cards are handed in: beside the arrow that takes them back a phone has no room for numbers. */
const isBegun = ({ robots, seat }: FactoryView): boolean =>
  robots.some(
    (robot) => robot.seat === seat && robot.registers.some(({ state, locked }) => state !== "empty" && !locked),
  );
