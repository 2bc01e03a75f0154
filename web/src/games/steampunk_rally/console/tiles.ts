/** An answer as a tile: its sign, its name, and what follows from it. */
import { hasText, listOf } from "../../../kit/text";
import { byKind, type ByKind } from "../../../kit/told";
import type { OptionLabel } from "../room";
import { cardName, racerOf, type Effect, type PoolDie, type RacerView, type RaceView } from "../state";
import { GAME, gainWords, optionWords, say, symbolName } from "../words";

export interface Face {
  name: string;
  note: string;
  effects?: Effect[];
  die?: PoolDie;
  seat?: number;
  /** It hurts. */
  bad?: boolean;
}
/** Answers that leave things as they are: they stand on a button, not among the tiles. */
export const LEAVES = new Set(["leave-it", "no-die", "keep-boost", "done", "pass", "take-losses", "activate"]);

type NameOf = (seat: number) => string;
type About = [about: { view: RaceView; racer: RacerView | undefined; nameOf: NameOf }];

const dieOf = ({ die, value }: PoolDie): PoolDie => ({ die, value });
const dieName = (die: PoolDie) => say("ui-die", { ...dieOf(die) });
const cardAt = (racer: RacerView | undefined, place: number) =>
  racer?.machine.find((card) => card.place === place)?.card ?? "";

const SIDES = [
  { side: "left", x: 1, y: 0 },
  { side: "right", x: -1, y: 0 },
  { side: "above", x: 0, y: 1 },
  { side: "below", x: 0, y: -1 },
];
/** Where a socket is, told by a card of the machine beside it. */
function besideWhat(racer: RacerView | undefined, x: number, y: number): string | null {
  for (const { side, ...step } of SIDES) {
    const next = racer?.machine.find((card) => card.x === x + step.x && card.y === y + step.y);
    if (next) return say("ui-socket", { side, card: cardName(next.card) });
  }
  return null;
}
/** A socket is told by what it lies beside, in advice and in the list of choices, too. */
export const answerWords = (label: OptionLabel, view: RaceView, seat: number | null): string | null =>
  label.kind === "socket" ? besideWhat(racerOf(view, seat), label.x, label.y) : null;

const FACES: ByKind<OptionLabel, About, Face> = {
  effect: ({ effect, count }) => ({
    name: say(`ui-now-${effect}`), note: count > 1 ? say("ui-one-of", { count }) : "",
    effects: [effect], bad: effect === "damage",
  }),
  alternative: ({ card, effects }) => ({
    name: gainWords(effects), note: cardName(card), effects,
  }),
  way: ({ damage, left }) => ({
    name: say("ui-damage", { range: damage, count: damage }), note: say("ui-left", { spaces: left }), bad: damage > 0,
  }),
  land: ({ space }, { view }) => ({
    name: say("ui-space", { space }), note: say("ui-left", { spaces: view.track.spaces[space]?.left ?? 0 }),
  }),
  lose: ({ card, loose }, { racer }) => ({
    name: cardName(card), bad: loose.length > 0,
    note: loose.length
      ? say("ui-takes-along", { cards: listOf(loose.map((place) => cardName(cardAt(racer, place)))) })
      : say("ui-takes-nothing"),
  }),
  slot: (label) => ({ name: dieName(label), note: cardName(label.card), die: dieOf(label) }),
  store: ({ die, count }) => ({
    name: dieName({ die, value: 0 }), note: say("ui-of-so-many", { count }), die: { die, value: 0 },
  }),
  "pay-die": (label) => ({ name: say("ui-pay-die", { die: dieName(label) }), note: "", die: dieOf(label) }),
  "take-damage": ({ damage }) => ({
    name: say("ui-damage", { range: damage, count: damage }), note: say("ui-gauge-falls"), bad: true,
  }),
  target: ({ target }, { view, nameOf }) => {
    const rival = racerOf(view, target);
    return { name: nameOf(target), seat: target, note: rival ? say("ui-left", { spaces: rival.left }) : "" };
  },
  pile: ({ deck, card }) => ({ name: cardName(card), note: symbolName(deck) }),
  scrap: () => ({ name: say("option-scrap"), note: say("ui-scrap-note"), bad: true }),
  boost: ({ card }) => ({ name: cardName(card), note: say(`card-help-${card}`) }),
  socket: ({ x, y }, { racer }) => ({ name: besideWhat(racer, x, y) ?? say("ui-go-socket"), note: "" }),
};

export function faceOf(label: OptionLabel, view: RaceView, seat: number | null, nameOf: NameOf): Face {
  const about = { view, racer: racerOf(view, seat), nameOf };
  return byKind(FACES, label, about) ?? { name: optionWords(label, nameOf), note: "" };
}

/** What the red button says. */
export function deedOf(label: OptionLabel, nameOf: NameOf): string {
  const key = `ui-go-${label.kind}`;
  const args = { ...label, card: "card" in label ? cardName(label.card) : "" };
  return hasText(`${GAME}-${key}`) ? say(key, args) : optionWords(label, nameOf);
}
