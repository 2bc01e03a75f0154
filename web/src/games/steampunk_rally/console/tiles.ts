/** An answer as a tile: its sign, its name, and what follows from it. */
import { hasText, listOf } from "../../../kit/text";
import type { OptionLabel } from "../../../table/types";
import { cardName, racerOf, type CardId, type DieType, type Effect, type RacerView, type RaceView } from "../state";
import { GAME, gainWords, optionWords, say, symbolName } from "../words";

export interface Face {
  name: string;
  note: string;
  effects?: Effect[];
  die?: { die: DieType; value: number };
  seat?: number;
  /** It hurts. */
  bad?: boolean;
}
/** Answers that leave things as they are: they stand on a button, not among the tiles. */
export const LEAVES = new Set(["leave-it", "no-die", "keep-boost", "done", "pass", "take-losses", "activate"]);

type NameOf = (seat: number) => string;
type Maker = (label: OptionLabel, about: { view: RaceView; racer: RacerView | undefined; nameOf: NameOf }) => Face;

const dieOf = ({ die, value }: OptionLabel) => ({ die: die as DieType, value: Number(value ?? 0) });
const dieName = ({ die, value }: OptionLabel) => say("ui-die", { die: String(die), value: Number(value ?? 0) });
const cardAt = (racer: RacerView | undefined, place: unknown) =>
  racer?.machine.find((card) => card.place === place)?.card ?? ("" as CardId);

const SIDES = [
  { side: "left", x: 1, y: 0 },
  { side: "right", x: -1, y: 0 },
  { side: "above", x: 0, y: 1 },
  { side: "below", x: 0, y: -1 },
];
/** Where a socket is, told by a card of the machine beside it. */
function besideWhat(racer: RacerView | undefined, x: number, y: number): string {
  for (const { side, ...step } of SIDES) {
    const next = racer?.machine.find((card) => card.x === x + step.x && card.y === y + step.y);
    if (next) return say("ui-socket", { side, card: cardName(next.card) });
  }
  return say("ui-go-socket");
}

const FACES: Record<string, Maker> = {
  effect: ({ effect, count }) => ({
    name: say(`ui-now-${String(effect)}`), note: Number(count) > 1 ? say("ui-one-of", { count: Number(count) }) : "",
    effects: [effect as Effect], bad: effect === "damage",
  }),
  alternative: ({ card, effects }) => ({
    name: gainWords(effects as Effect[]), note: cardName(String(card)), effects: effects as Effect[],
  }),
  way: ({ damage, left }) => ({
    name: say("ui-damage", { range: String(damage), count: Number(damage) }), note: say("ui-left", { spaces: Number(left) }),
    bad: Number(damage) > 0,
  }),
  land: ({ space }, { view }) => ({
    name: say("ui-space", { space: Number(space) }),
    note: say("ui-left", { spaces: view.track.spaces[Number(space)]?.left ?? 0 }),
  }),
  lose: ({ card, loose }, { racer }) => ({
    name: cardName(String(card)), bad: (loose as number[]).length > 0,
    note: (loose as number[]).length
      ? say("ui-takes-along", { cards: listOf((loose as number[]).map((place) => cardName(cardAt(racer, place)))) })
      : say("ui-takes-nothing"),
  }),
  slot: (label) => ({ name: dieName(label), note: cardName(String(label.card)), die: dieOf(label) }),
  store: (label) => ({
    name: dieName({ ...label, value: 0 }), note: say("ui-of-so-many", { count: Number(label.count) }),
    die: dieOf({ ...label, value: 0 }),
  }),
  "pay-die": (label) => ({ name: say("ui-pay-die", { die: dieName(label) }), note: "", die: dieOf(label) }),
  "take-damage": ({ damage }) => ({
    name: say("ui-damage", { range: String(damage), count: Number(damage) }), note: say("ui-gauge-falls"), bad: true,
  }),
  target: ({ target }, { view, nameOf }) => {
    const rival = racerOf(view, Number(target));
    return {
      name: nameOf(Number(target)), seat: Number(target), note: rival ? say("ui-left", { spaces: rival.left }) : "",
    };
  },
  pile: ({ deck, card }) => ({ name: cardName(String(card)), note: symbolName(String(deck)) }),
  scrap: () => ({ name: say("option-scrap"), note: say("ui-scrap-note"), bad: true }),
  boost: ({ card }) => ({ name: cardName(String(card)), note: say(`card-help-${String(card)}`) }),
  socket: ({ x, y }, { racer }) => ({ name: besideWhat(racer, Number(x), Number(y)), note: "" }),
};

export function faceOf(label: OptionLabel, view: RaceView, seat: number | null, nameOf: NameOf): Face {
  const about = { view, racer: racerOf(view, seat), nameOf };
  return FACES[label.kind]?.(label, about) ?? { name: optionWords(label, nameOf), note: "" };
}

/** What the red button says. */
export function deedOf(label: OptionLabel, nameOf: NameOf): string {
  const key = `ui-go-${label.kind}`;
  const args = { card: cardName(String(label.card)), die: String(label.die), value: Number(label.value ?? 0) };
  return hasText(`${GAME}-${key}`) ? say(key, args) : optionWords(label, nameOf);
}
