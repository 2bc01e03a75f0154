/** What happens in the garage, with its cards, and by mistake in a tournament. */
import { facesOf, inOrder, type Faces } from "../faces";
import type { CardId } from "../state";
import { change, gainCards, garageOf, layDown, list, loseCards, marksOn, num, patch, pay, throwAway, total, used, without, type Change } from "./parts";

export const garageChanges: Record<string, Change> = {
  "market-opened": (s, _, a) => patch(s, { phase: "draft", ...garageOf(s, { market: list(a.cards), round: num(a.round), cards: { ...facesOf(s.view), ...(a.faces as Faces | undefined) } }) }),
  "season-market": (s, _, a) => patch(s, { phase: "draft", ...garageOf(s, { market: list(a.cards), cards: { ...facesOf(s.view), ...(a.faces as Faces | undefined) } }) }),
  swapped: (s, e, a) => {
    const market = [...without(s.view.garage?.market ?? [], [a.card as CardId]), ...list(a.cards)];
    return change(patch(s, garageOf(s, { market: inOrder(market) })), e.seat, (car) => ({ upgrades: inOrder([...without(car.upgrades ?? [], list(a.cards)), a.card as CardId]) }));
  },
  "upgrade-kept": (s, e, a) => change(s, e.seat, () => ({ upgrades: [a.card as CardId] })),
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
};
