/** The race as it is shown: a view moved forward by one event after another, so that causes can be seen in order. */
import type { GameEvent } from "../../table/types";
import { facesOf, inOrder, speedsOn, symbolsOn, type Faces } from "./faces";
import { carOf, type CardId, type CarView, type Garage, type LegendNumbers, type RaceView } from "./state";

export interface Trail {
  seat: number;
  from: number;
  to: number;
  fromSpot: number;
  spot: number;
}
/** A car that left the road, until the next one moves. */
export interface Spin {
  seat: number;
  corner: number;
  speed: number;
  limit: number;
  heat: number;
  stress: number;
}
export interface Scene {
  view: RaceView;
  trail: Trail | null;
  spin: Spin | null;
  /** Speed cards flipped for a plus symbol: they lie slanted beside the played ones. */
  flipped: Record<number, number>;
  /** Seats whose discard pile became the deck since the last flip, with the cards that were still in the old deck. */
  reshuffled: Record<number, number>;
  /** By which movement each Legend has driven in this round. */
  legendMoves: Record<number, string>;
}

/** A scene to begin with; the trail of the last move and the flips of this turn are found in the events so far. */
export function makeScene(view: RaceView, events: GameEvent[] = []): Scene {
  const turn = events.slice(Math.max(0, events.findLastIndex((event) => event.kind === "revealed")));
  const moves = turn.filter((event) => event.kind === "moved" && num(event.args.went) > 0).map(trailOf);
  const spun = turn.find((event) => event.kind === "spun-out");
  const trail = !moves[0] ? null : moves.reduce((whole, move) => ({ ...move, from: whole.from, fromSpot: whole.fromSpot }));
  const flips = turn.filter((event) => event.kind === "flipped").length;
  return { view, trail, spin: spun ? spinOf(spun) : null, flipped: turn[0] ? { [turn[0].seat]: flips } : {}, reshuffled: {}, legendMoves: legendMoves(events) };
}

/** How the Legends have driven since the round began. */
function legendMoves(events: GameEvent[]): Record<number, string> {
  const round = events.slice(Math.max(0, events.findLastIndex((event) => event.kind === "round-began")));
  return Object.fromEntries(round.filter(({ kind }) => kind === "legend-moved").map(({ seat, args }) => [seat, String(args.how)]));
}

/** Cards that were just sent are known here, though the events show them only later: they leave the hand at once. */
export function prepare(scene: Scene, truth: RaceView, fresh: GameEvent[]): Scene {
  const { view } = scene;
  const shown = fresh.find(({ kind, seat }) => kind === "revealed" && seat === view.seat);
  const cards = shown ? list(shown.args.cards) : (truth.face_down ?? []);
  if (view.phase !== "plan" || view.plan?.gear || cards.length === 0) return scene;
  return patch(scene, { plan: { gear: cards.length, cards } });
}

/** The server's exact picture, with what only the events tell. */
export const withTruth = (scene: Scene, view: RaceView): Scene => ({ ...scene, view });

/** `at` is the event's place in the film: whoever watches their own race knows already which cards they put down. */
export function after(scene: Scene, event: GameEvent, at = 0, film: readonly GameEvent[] = []): Scene {
  const change = changes[event.kind];
  return change ? change(LAY_DOWN.includes(event.kind) ? recall(scene, at, film) : scene, event, event.args) : scene;
}

/** The first of these in a round puts everybody's cards down. */
const LAY_DOWN = ["shifted", "shifted-too-far"];

function recall(scene: Scene, at: number, film: readonly GameEvent[]): Scene {
  const { seat, phase, plan } = scene.view;
  if (seat === null || phase !== "plan" || plan?.cards.length) return scene;
  const next = film.findIndex(({ kind, seat: whose }, i) => i > at && (kind === "round-began" || (kind === "revealed" && whose === seat)));
  const cards = film[next]?.kind === "revealed" ? list(film[next].args.cards) : [];
  return cards.length ? patch(scene, { plan: { gear: cards.length, cards } }) : scene;
}

type Args = Record<string, unknown>;
type Change = (scene: Scene, event: GameEvent, args: Args) => Scene;

const changes: Record<string, Change> = {
  "round-began": (s, _, a) => {
    const begun = patch(s, { round: num(a.round), phase: "plan", acting: -1, order: (a.order as number[] | undefined) ?? s.view.order }, (car) => ({ ...car, ready: false, face_down: 0 }));
    return { ...begun, flipped: {}, reshuffled: {}, legendMoves: {} };
  },
  shifted: (s, e, a) => {
    const gear = num(a.gear);
    return change(layDown(s), e.seat, (car) => ({ gear, ...pay(car, num(a.heat)), face_down: gear, hand: car.hand - gear, ready: true }));
  },
  revealed: (s, e, a) => {
    const cards = list(a.cards);
    const hidden = s.view.hand && s.view.hand.length > (carOf(s.view, e.seat)?.hand ?? 0) ? loseCards(s, e.seat, cards) : s;
    const turned = (car: CarView): Partial<CarView> => ({ played: cards, face_down: 0, began_at: car.progress, speed: total(cards, facesOf(s.view)), spun_out: false, ...symbolsIn(s.view, cards) });
    const acts = change(patch(hidden, { phase: "drive", acting: e.seat, ...(e.seat === s.view.seat ? { face_down: [] } : {}) }), e.seat, turned);
    return { ...acts, spin: null };
  },
  flipped: (s, e, a) => {
    const card = a.card as CardId;
    // What was turned over before a reshuffle lies in the deck again.
    const away = list(a.away).slice(s.reshuffled[e.seat] ?? 0);
    const next = change(throwAway(s, e.seat, away), e.seat, (car) => ({
      played: [...car.played, card],
      speed: car.speed + (Number(card) || 0),
      deck: Math.max(0, car.deck - 1),
    }));
    return { ...next, flipped: { ...next.flipped, [e.seat]: (next.flipped[e.seat] ?? 0) + 1 }, reshuffled: {} };
  },
  "flipped-nothing": (s, e, a) => throwAway(s, e.seat, list(a.away)),
  moved: (s, e, a) => {
    const move = trailOf(e);
    const next = change(s, e.seat, () => ({ ...place(s.view, move.to, move.spot), speed: num(a.speed) }));
    const goesOn = s.trail?.seat === e.seat && s.trail.to === move.from && a.how !== "cards";
    const joined = goesOn && s.trail ? { ...move, from: s.trail.from, fromSpot: s.trail.fromSpot } : move;
    return { ...running(next), trail: move.to > move.from ? joined : s.trail };
  },
  "legend-moved": (s, e) => {
    const move = trailOf(e);
    const next = change(patch(s, { phase: "drive", acting: e.seat }), e.seat, () => place(s.view, move.to, move.spot));
    return { ...running(next), trail: move.to > move.from ? move : s.trail, legendMoves: { ...s.legendMoves, [e.seat]: String(e.args.how) } };
  },
  "legend-card": (s, _, a) => patch(s, { phase: "drive", acting: -1, legend_card: a.legends as LegendNumbers[] }),
  cooled: (s, e, a) => {
    const amount = num(a.amount);
    const next = change(s, e.seat, (car) => ({ heat: car.heat + amount, hand: car.hand - amount, ...(a.how === "card" ? used(car, "cool-down") : {}) }));
    return loseCards(next, e.seat, Array<CardId>(amount).fill("heat"));
  },
  boosted: (s, e, a) => change(s, e.seat, (car) => pay(car, typeof a.heat === "number" ? a.heat : 1)),
  "corner-passed": (s, e, a) => change(s, e.seat, (car) => pay(car, num(a.heat))),
  "spun-out": (s, e, a) => {
    const stress = num(a.stress);
    const spun = change(s, e.seat, (car) => ({
      ...pay(car, car.heat),
      ...place(s.view, num(a.to), num(a.spot)),
      gear: 1,
      spun_out: true,
      hand: car.hand + stress,
    }));
    return { ...running(gainCards(spun, e.seat, Array<CardId>(stress).fill("stress"))), spin: spinOf(e) };
  },
  discarded: (s, e, a) => {
    const card = a.card as CardId;
    const next = change(s, e.seat, (car) => ({ hand: car.hand - 1, discard: car.discard + 1, discard_top: card }));
    return loseCards(next, e.seat, [card]);
  },
  reshuffled: (s, e) => {
    const left = carOf(s.view, e.seat)?.deck ?? 0;
    const next = change(s, e.seat, (car) => ({ deck: car.deck + car.discard, discard: 0, discard_top: null }));
    return { ...next, reshuffled: { ...next.reshuffled, [e.seat]: left } };
  },
  // The play area is discarded before drawing, so a reshuffle in between takes it along.
  drew: (s, e, a) => {
    const mixed = s.reshuffled[e.seat] !== undefined;
    return change(s, e.seat, (car) => ({
      discard: car.discard + (mixed ? 0 : car.played.length),
      discard_top: mixed ? car.discard_top : (car.played.at(-1) ?? car.discard_top),
      deck: Math.max(0, car.deck + (mixed ? car.played.length : 0) - num(a.count)),
      played: [],
      hand: car.hand + num(a.count),
      cluttered: false,
      ready: false,
      ...symbolsIn(s.view, []),
    }));
  },
  "drew-cards": (s, e, a) => gainCards(s, e.seat, list(a.cards)),
  cluttered: (s, e) => change(s, e.seat, () => ({ cluttered: true, gear: 1 })),
  // A car that is home puts its cards away and draws no more.
  finished: (s, e) => {
    const home = throwAway(s, e.seat, carOf(s.view, e.seat)?.played ?? [], false);
    return change(home, e.seat, () => ({ finished: true, finished_round: s.view.round, played: [], ready: false }));
  },
  placed: (s, e, a) => running(change(s, e.seat, () => ({ place: num(a.place) }))),
  // ---- the garage and its cards ----
  "market-opened": (s, _, a) => patch(s, { phase: "draft", ...garageOf(s, { market: list(a.cards), round: num(a.round), cards: { ...facesOf(s.view), ...(a.faces as Faces | undefined) } }) }),
  "upgrade-taken": (s, e, a) => {
    const [card] = [a.card as CardId];
    const market = without(s.view.garage?.market ?? [], [card]);
    return change(patch(s, garageOf(s, { market })), e.seat, (car) => ({ upgrades: inOrder([...(car.upgrades ?? []), card]) }));
  },
  "upgrades-dealt": (s, e, a) => change(s, e.seat, () => ({ upgrades: list(a.cards) })),
  "speed-chosen": (s, e, a) => change(s, e.seat, (car) => ({ speed: car.speed + num(a.speed) })),
  "heat-paid": (s, e, a) => change(s, e.seat, (car) => ({ ...pay(car, num(a.heat)), ...used(car, "heat", a.card as CardId) })),
  scrapped: (s, e, a) => change(throwAway(s, e.seat, list(a.cards)), e.seat, (car) => used(car, "scrap")),
  "stress-reduced": (s, e, a) => {
    const amount = num(a.amount);
    const next = change(s, e.seat, (car) => ({ hand: car.hand - amount, discard: car.discard + amount, discard_top: "stress", ...used(car, "reduce-stress") }));
    return loseCards(next, e.seat, Array<CardId>(amount).fill("stress"));
  },
  salvaged: (s, e) => change(s, e.seat, (car) => ({ discard: car.discard - 1, deck: car.deck + 1, ...used(car, "salvage") })),
  "played-directly": (s, e, a) => {
    const card = a.card as CardId;
    const faces = facesOf(s.view);
    const next = change(s, e.seat, (car) => ({ hand: car.hand - 1, played: [...car.played, card], speed: car.speed + total([card], faces), symbols: [...(car.symbols ?? []), ...marksOn(card, faces)] }));
    return loseCards(next, e.seat, [card]);
  },
  "given-up": (s, e, a) => {
    const cards = list(a.cards);
    return change(throwAway(s, e.seat, cards, false), e.seat, (car) => ({ played: without(car.played, cards), symbols: [] }));
  },
  refreshed: (s, e, a) => change(s, e.seat, (car) => ({ played: without(car.played, [a.card as CardId]), deck: car.deck + 1, deck_top: a.card as CardId })),
  "used-up": (s, e, a) => change(s, e.seat, (car) => ({ played: without(car.played, [a.card as CardId]) })),
  "sponsor-gained": (s, e) => change(s, e.seat, (car) => ({ hand: car.hand + 1 })),
  "sponsor-card": (s, e, a) => gainCards(s, e.seat, [a.card as CardId]),
  // In a tournament gears are shifted when the cards are shown: going up too far costs one of them.
  "shifted-too-far": (s, e, a) => {
    const cards = list(a.cards);
    const shown = throwAway(layDown(s), e.seat, cards, false);
    return change(patch(shown, { acting: e.seat }), e.seat, (car) => ({ hand: car.hand - cards.length }));
  },
  "race-over": (s) => patch(s, { phase: "over", acting: -1, places: s.view.cars.slice(0, s.view.seats).map((car) => car.place) }),
};

const trailOf = ({ seat, args: a }: GameEvent): Trail => ({ seat, from: num(a.from), to: num(a.to), fromSpot: num(a.from_spot), spot: num(a.spot) });
const spinOf = ({ seat, args: a }: GameEvent): Spin => ({ seat, corner: num(a.corner), speed: num(a.speed), limit: num(a.limit), heat: num(a.heat), stress: num(a.stress) });
const num = (value: unknown) => (typeof value === "number" ? value : 0);
const list = (value: unknown) => (Array.isArray(value) ? (value as CardId[]) : []);
/** Of a card with several speeds one is chosen later. */
const total = (cards: CardId[], faces: Faces) => cards.reduce((sum, card) => sum + (speedsOn(card, faces).length === 1 ? speedsOn(card, faces)[0]! : 0), 0);
const ONE_BY_ONE = ["heat", "scrap", "cool-down", "reduce-stress", "salvage", "accelerate"];
const marksOn = (card: CardId, faces: Faces) => symbolsOn(card, faces).filter(({ symbol }) => ONE_BY_ONE.includes(symbol)).map((mark) => ({ card, ...mark }));
const symbolsIn = (view: RaceView, cards: CardId[]): Partial<CarView> => (view.garage ? { symbols: cards.flatMap((card) => marksOn(card, facesOf(view))) } : {});
const garageOf = ({ view }: Scene, fields: Partial<Garage>) => ({ garage: { market: [], round: 0, cards: {}, ...view.garage, ...fields } });

/** One symbol less to be used. */
function used({ symbols = [] }: CarView, symbol: string, card?: CardId): Partial<CarView> {
  const gone = symbols.findIndex((mark) => mark.symbol === symbol && (!card || mark.card === card));
  return gone < 0 ? {} : { symbols: symbols.filter((_, i) => i !== gone) };
}
function without(cards: CardId[], gone: CardId[]): CardId[] {
  const left = [...cards];
  for (const card of gone) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

function patch(scene: Scene, fields: Partial<RaceView>, each?: (car: CarView) => CarView): Scene {
  const cars = each ? scene.view.cars.map(each) : scene.view.cars;
  return { ...scene, view: { ...scene.view, ...fields, cars } };
}
function change(scene: Scene, seat: number, fields: (car: CarView) => Partial<CarView>): Scene {
  return patch(scene, {}, (car) => (car.seat === seat ? { ...car, ...fields(car) } : car));
}

/** All cards go down together: with the first gear that is shown, the own ones leave the hand. */
function layDown(scene: Scene): Scene {
  const { seat, phase, plan } = scene.view;
  const cards = phase === "plan" ? (plan?.cards ?? []) : [];
  if (seat === null || !cards.length) return patch(scene, { phase: "drive" });
  return loseCards(patch(scene, { phase: "drive", face_down: cards, plan: { gear: 0, cards: [] } }), seat, cards);
}

function pay(car: CarView, heat: number): Partial<CarView> {
  if (heat === 0) return {};
  return { heat: Math.max(0, car.heat - heat), discard: car.discard + heat, discard_top: "heat" };
}
function place(view: RaceView, progress: number, spot: number): Partial<CarView> {
  const space = ((progress % view.spaces) + view.spaces) % view.spaces;
  return { progress, space, spot: spot === 1 ? 1 : 0, lap: Math.floor(progress / view.spaces) + 1 };
}
function throwAway(scene: Scene, seat: number, cards: CardId[], fromDeck = true): Scene {
  return change(scene, seat, (car) => ({
    deck: Math.max(0, car.deck - (fromDeck ? cards.length : 0)),
    discard: car.discard + cards.length,
    discard_top: cards.at(-1) ?? car.discard_top,
  }));
}
function gainCards(scene: Scene, seat: number, cards: CardId[]): Scene {
  const { hand } = scene.view;
  if (scene.view.seat !== seat || !hand) return scene;
  return patch(scene, { hand: inOrder([...hand, ...cards]) });
}
function loseCards(scene: Scene, seat: number, cards: CardId[]): Scene {
  const { hand } = scene.view;
  if (scene.view.seat !== seat || !hand) return scene;
  return patch(scene, { hand: without(hand, cards) });
}
/** Finished cars first by place, then by how far they are; on one space the race line's side leads. */
function running(scene: Scene): Scene {
  const order = [...scene.view.cars].sort(
    (a, b) => (a.place || 99) - (b.place || 99) || b.progress - a.progress || a.spot - b.spot,
  );
  return patch(scene, { running: order.map((car) => car.seat) });
}
