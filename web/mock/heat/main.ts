/** Shows one situation: ?show=plan|react|… &lift=1,2,5 &hand=1,heat,stress &lang=ru &theme=dark &circuit=usa;
 *  ?show=replay plays a whole race. */
import type { Circuit } from "../../src/games/heat/types";
import { mount } from "svelte";
import "../../src/kit/fonts.css";
import "../../src/kit/tokens.css";
import "../../src/kit/base.css";
import { learn, speak, type Language } from "../../src/kit/language.svelte";
import { settings } from "../../src/kit/settings.svelte";
import { screen } from "../../src/games/heat";
import { screen as plain } from "../../src/table/plain";
import { deskOf } from "../../src/games/heat/desk.svelte";
import type { GameScreen } from "../../src/table/game";
import { replayRoom } from "../../src/table/replay";
import { TableRoom, type Room } from "../../src/table/room.svelte";
import type { RaceLog } from "../../src/table/types";
import Show from "./Show.svelte";
import { SEATS } from "./people";
import race from "../../tests/films/heat-spin_out.json";
import { CIRCUITS } from "./circuits";
import { STATES } from "./states";

const PICTURE = [" 1 . . 2 . . . | 3 . .", "   . . . . 4 . | . . 5", "", "corner C, limit 5"].join("\n");
const asked = new URLSearchParams(location.search);
const show = asked.get("show") ?? "plan";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
settings.speed = 1;
await speak((asked.get("lang") ?? "en") as Language);
await learn("heat");

const room = show === "replay" ? film() : table();
mount(Show, { target: document.getElementById("app")!, props: { room } });

const desk = deskOf(room as unknown as Parameters<typeof deskOf>[0]);
setTimeout(() => {
  for (const place of asked.get("lift")?.split(",").filter(Boolean) ?? []) desk.lift(Number(place));
  const arm = asked.get("arm");
  if (arm) desk.arm(Number(arm));
}, 50);
Object.assign(window, { room, desk });

function table(): Room {
  const state = (STATES[show] ?? STATES.plan!)();
  const circuit = asked.get("circuit");
  if (circuit) Object.assign(state.view, { circuit, ...CIRCUITS[circuit as Circuit] });
  const hand = asked.get("hand");
  if (hand) Object.assign(state.view, { hand: hand.split(",") });
  if (show === "plain") Object.assign(state.view, { picture: PICTURE });
  const sent: number[][] = [];
  const made = new TableRoom(
    (show === "plain" ? plain : screen) as GameScreen, state,
    (message) => void ("choices" in message && sent.push(message.choices)),
  );
  Object.assign(window, { sent });
  made.verbs = { result: () => {}, rematch: () => {} };
  if (show === "offline") made.link = "lost";
  if (show === "refused") made.refusal = "gear-too-far";
  return made;
}

function film(): Room {
  const table = { ...STATES.over!().table, status: "over" as const };
  const made = replayRoom(screen as GameScreen, { ...(race as unknown as RaceLog), table: { ...table, seats: SEATS } });
  made.reel.seek(Number(asked.get("at") ?? made.reel.first));
  return made;
}
