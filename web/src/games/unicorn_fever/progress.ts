/** How far the championship has come: the bar over the table. */
import { t } from "../../kit/text";
import type { Progress } from "../../table/game";
import { ACTIONS } from "./facts";
import { inTurn } from "./rail";
import type { StableView } from "./types";

export function progress(view: StableView, open: number[]): Progress {
  const { phase, race } = view;
  const round = t("unicorn_fever-ui-race-of", { race: view.round, races: view.rounds });
  if (phase === "over") return { round: t("unicorn_fever-ui-over"), steps: [], turns: [] };
  const own = view.seat !== null && open.includes(view.seat);
  const note = view.action ? t("unicorn_fever-ui-action-of", { action: view.action, actions: ACTIONS }) : "";
  return {
    round,
    steps: [
      { words: t("unicorn_fever-ui-plan"), note: phase === "plan" ? note : "", active: phase === "plan" },
      {
        words: t("unicorn_fever-ui-race"), note: race.turn ? t("unicorn_fever-ui-turn", { turn: race.turn }) : "",
        active: phase === "race",
      },
      { words: t("unicorn_fever-ui-payout"), note: "", active: phase === "results" },
    ],
    turns: phase === "plan" ? turnsOf(view) : [],
    ...(own && phase === "plan" ? { own: true } : {}),
  };
}

function turnsOf(view: StableView): Progress["turns"] {
  const order = inTurn(view);
  const now = view.acting === null ? -1 : order.indexOf(view.acting);
  return order.map((seat, i) => ({ seat, state: now < 0 || i > now ? "next" : i === now ? "now" : "past" }));
}
