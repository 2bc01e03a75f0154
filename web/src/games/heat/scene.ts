/** The race as it is shown: a view moved forward by one event after another, so that causes can be seen in order. */
import type { GameEvent } from "../../table/types";
import { facesOf } from "./faces";
import type { LegendMove } from "./legends";
import { garageChanges } from "./shown/garage";
import { change, gainCards, layDown, list, loseCards, num, patch, pay, place, running, spinOf, symbolsIn, throwAway, total, trailOf, used, type Change, type Scene } from "./shown/parts";
import { carOf, type CardId, type CarView, type LegendNumbers, type RaceView } from "./state";

export type { Scene, Spin, Trail } from "./shown/parts";

/** A scene to begin with; the trail of the last move and the flips of this turn are found in the events so far. */
export function makeScene(view: RaceView, events: GameEvent[] = []): Scene {
  const turn = events.slice(Math.max(0, events.findLastIndex(({ kind }) => kind === "revealed" || kind === "grid")));
  const moves = turn.filter((event) => event.kind === "moved" && num(event.args.went) > 0).map(trailOf);
  const spun = turn.find((event) => event.kind === "spun-out");
  const trail = !moves[0] ? null : moves.reduce((whole, move) => ({ ...move, from: whole.from, fromSpot: whole.fromSpot }));
  const flips = turn.filter((event) => event.kind === "flipped").length;
  return { view, trail, spin: spun ? spinOf(spun) : null, flipped: turn[0] ? { [turn[0].seat]: flips } : {}, reshuffled: {}, legendMoves: legendMoves(events) };
}

/** How the Legends have driven since the round began. */
function legendMoves(events: GameEvent[]): Scene["legendMoves"] {
  const round = events.slice(Math.max(0, events.findLastIndex((event) => event.kind === "round-began")));
  return Object.fromEntries(round.filter(({ kind }) => kind === "legend-moved").map((event) => [event.seat, legendMove(event)]));
}

const legendMove = ({ args }: GameEvent): LegendMove => ({ how: String(args.how), from: num(args.from) });

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

const changes: Record<string, Change> = {
  ...garageChanges,
  // A new race: what the last one left on its road is not on this one.
  grid: (s) => ({ ...s, trail: null, spin: null, legendMoves: {} }),
  "round-began": (s, _, a) => {
    const begun = patch(s, { round: num(a.round), phase: "plan", acting: -1, legend_card: null, order: (a.order as number[] | undefined) ?? s.view.order }, (car) => ({ ...car, ready: false, face_down: 0 }));
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
    return { ...running(next), trail: move.to > move.from ? move : s.trail, legendMoves: { ...s.legendMoves, [e.seat]: legendMove(e) } };
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
  eliminated: (s, e, a) => running(change(s, e.seat, () => ({ eliminated: true, place: num(a.place), played: [], ready: false }))),
  "race-over": (s) => patch(s, { phase: "over", acting: -1, places: s.view.cars.slice(0, s.view.seats).map((car) => car.place) }),
};
