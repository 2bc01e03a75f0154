/** The scene, and the small changes of which every event's change is made. */
import type { GameEvent } from "../../../table/types";
import { facesOf, inOrder, speedsOn, symbolsOn, type Faces } from "../faces";
import type { LegendMove } from "../legends";
import type { CardId, CarView, Garage, RaceView } from "../state";

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
  legendMoves: Record<number, LegendMove>;
}

export type Args = Record<string, unknown>;
export type Change = (scene: Scene, event: GameEvent, args: Args) => Scene;

export const trailOf = ({ seat, args: a }: GameEvent): Trail => ({ seat, from: num(a.from), to: num(a.to), fromSpot: num(a.from_spot), spot: num(a.spot) });
export const spinOf = ({ seat, args: a }: GameEvent): Spin => ({ seat, corner: num(a.corner), speed: num(a.speed), limit: num(a.limit), heat: num(a.heat), stress: num(a.stress) });
export const num = (value: unknown) => (typeof value === "number" ? value : 0);
export const list = (value: unknown) => (Array.isArray(value) ? (value as CardId[]) : []);
/** Of a card with several speeds one is chosen later. */
export const total = (cards: CardId[], faces: Faces) => cards.reduce((sum, card) => sum + (speedsOn(card, faces).length === 1 ? speedsOn(card, faces)[0]! : 0), 0);
const ONE_BY_ONE = ["heat", "scrap", "cool-down", "reduce-stress", "salvage", "accelerate"];
export const marksOn = (card: CardId, faces: Faces) => symbolsOn(card, faces).filter(({ symbol }) => ONE_BY_ONE.includes(symbol)).map((mark) => ({ card, ...mark }));
export const symbolsIn = (view: RaceView, cards: CardId[]): Partial<CarView> => (view.garage ? { symbols: cards.flatMap((card) => marksOn(card, facesOf(view))) } : {});
export const garageOf = ({ view }: Scene, fields: Partial<Garage>) => ({ garage: { market: [], round: 0, cards: {}, ...view.garage, ...fields } });

/** One symbol less to be used. */
export function used({ symbols = [] }: CarView, symbol: string, card?: CardId): Partial<CarView> {
  const gone = symbols.findIndex((mark) => mark.symbol === symbol && (!card || mark.card === card));
  return gone < 0 ? {} : { symbols: symbols.filter((_, i) => i !== gone) };
}
export function without(cards: CardId[], gone: CardId[]): CardId[] {
  const left = [...cards];
  for (const card of gone) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

export function patch(scene: Scene, fields: Partial<RaceView>, each?: (car: CarView) => CarView): Scene {
  const cars = each ? scene.view.cars.map(each) : scene.view.cars;
  return { ...scene, view: { ...scene.view, ...fields, cars } };
}
export function change(scene: Scene, seat: number, fields: (car: CarView) => Partial<CarView>): Scene {
  return patch(scene, {}, (car) => (car.seat === seat ? { ...car, ...fields(car) } : car));
}

/** All cards go down together: with the first gear that is shown, the own ones leave the hand. */
export function layDown(scene: Scene): Scene {
  const { seat, phase, plan } = scene.view;
  const cards = phase === "plan" ? (plan?.cards ?? []) : [];
  if (seat === null || !cards.length) return patch(scene, { phase: "drive" });
  return loseCards(patch(scene, { phase: "drive", face_down: cards, plan: { gear: 0, cards: [] } }), seat, cards);
}

export function pay(car: CarView, heat: number): Partial<CarView> {
  if (heat === 0) return {};
  return { heat: Math.max(0, car.heat - heat), discard: car.discard + heat, discard_top: "heat" };
}
export function place(view: RaceView, progress: number, spot: number): Partial<CarView> {
  const space = ((progress % view.spaces) + view.spaces) % view.spaces;
  return { progress, space, spot: spot === 1 ? 1 : 0, lap: Math.floor(progress / view.spaces) + 1 };
}
export function throwAway(scene: Scene, seat: number, cards: CardId[], fromDeck = true): Scene {
  return change(scene, seat, (car) => ({
    deck: Math.max(0, car.deck - (fromDeck ? cards.length : 0)),
    discard: car.discard + cards.length,
    discard_top: cards.at(-1) ?? car.discard_top,
  }));
}
export function gainCards(scene: Scene, seat: number, cards: CardId[]): Scene {
  const { hand } = scene.view;
  if (scene.view.seat !== seat || !hand) return scene;
  return patch(scene, { hand: inOrder([...hand, ...cards]) });
}
export function loseCards(scene: Scene, seat: number, cards: CardId[]): Scene {
  const { hand } = scene.view;
  if (scene.view.seat !== seat || !hand) return scene;
  return patch(scene, { hand: without(hand, cards) });
}
/** Finished cars first by place, then by how far they are; on one space the race line's side leads. */
export function running(scene: Scene): Scene {
  const order = [...scene.view.cars].sort(
    (a, b) => (a.place || 99) - (b.place || 99) || b.progress - a.progress || a.spot - b.spot,
  );
  return patch(scene, { running: order.map((car) => car.seat) });
}
