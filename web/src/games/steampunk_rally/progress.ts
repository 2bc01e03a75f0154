/** How far a round has come: the bar over the table. */
import type { Progress } from "../../table/game";
import { isBusy } from "./rail/rows";
import type { Question } from "./room";
import type { Phase } from "./types";
import type { RaceView } from "./state";
import { say } from "./words";

const PHASES: Phase[] = ["draft", "vent", "race", "damage"];

export function progress(race: RaceView, open: number[], question: Question | null = null): Progress | null {
  const { phase, racers, round } = race;
  if (phase === "over") return { round: say("ui-over"), steps: [], turns: [] };
  const ready = racers.filter((racer) => !isBusy(racer, open)).length;
  const note = say("ui-ready", { ready, racers: racers.length });
  if (phase === "set_up")
    return { round: say("ui-phase-set_up"), steps: [{ words: say("ui-choosing"), note: "", active: true }], turns: [] };
  return {
    round: say("ui-round", { round, last: String(round === race.final_round) }),
    steps: PHASES.map((one) => ({
      words: say(`ui-phase-${one}`),
      note: one === phase ? note : "",
      active: one === phase,
    })),
    turns: [],
    ...(question
      ? { own: true, brief: say("ui-your-choice", { phase }) }
      : { brief: say("ui-waiting", { phase, note }) }),
  };
}
