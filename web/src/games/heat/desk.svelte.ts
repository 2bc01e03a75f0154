/** What the player has picked up but not yet played: lifted cards, an armed reaction, cards to discard. */
import { Choosing } from "../../table/choosing.svelte";
import { facesOf } from "./faces";
import { NO_PLAN, planOf, stakeOf, type Plan } from "./outlook";
import { optionPads, planPads, type Pad } from "./pads";
import type { AnyLabel, Option, Question, Room } from "./room";
import { carOf, type CardId, type CarView } from "./state";
import { putDown } from "./verbs";

/** A shift that cannot be paid, which only a tournament allows: too far up or down. */
export type Mistake = "up" | "down";

/** A gear with its price; a mistake has none. */
const gearAndHeat = ({ gear = 0, heat = 0 }: AnyLabel): [number, number] => [gear, heat];

/** Why something cannot be done, as the end of a text key, with its arguments. */
export interface Why {
  reason: string;
  args?: Record<string, unknown>;
}

export class Desk {
  /** Places in the hand, in the order they were lifted. */
  lifted = $state<number[]>([]);
  /** Of the lifted cards, those that the lever took: the next card that is tapped takes the place of one. */
  spare = $state<number[]>([]);
  /** What is looked at, and what waits for its second tap. */
  readonly choosing = new Choosing();
  /** How many cards of each kind are to be salvaged. */
  salvaged = $state<Record<CardId, number>>({});
  /** Whether the sheet with everybody's upgrades was opened or closed by hand, in the garage or on the road. */
  #garage = $state<{ open: boolean; drafting: boolean } | null>(null);
  why = $state<Why | null>(null);
  /** How many pixels at the foot of a phone's board lie under what is told. */
  told = $state(0);
  /** The corner that a notice tells of. */
  named = $state<number>();
  /** The last event that a notice told of and that has been read. */
  read = $state(-1);

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view;
  }
  get car() {
    return this.view.seat === null ? undefined : carOf(this.view, this.view.seat);
  }
  get question(): Question | null {
    return this.room.question;
  }
  /** Planned cards stay in the hand as long as they can be changed. */
  get hand(): CardId[] {
    return this.view.hand ?? [];
  }
  /** The sheet with everybody's upgrades; by itself it is open while they are chosen, or were dealt just now. */
  get garageOpen(): boolean {
    const { view, room } = this;
    const drafting = view.phase === "draft";
    if (!view.garage) return false;
    if (this.#garage?.drafting === drafting) return this.#garage.open;
    const dealt = view.phase === "plan" && view.round <= 1 && room.table.options.garage === "random" && !room.replay;
    return drafting || dealt;
  }
  set garageOpen(open: boolean) {
    this.#garage = { open, drafting: this.view.phase === "draft" };
  }
  get planning() {
    return this.question?.kind === "shift-gear" || this.question?.kind === "play-card";
  }
  /** Too much heat for any gear: the gear only says how many cards are put down. */
  get cluttered() {
    return this.question?.kind === "cluttered-hand";
  }
  get cards(): CardId[] {
    return this.lifted.map((i) => this.hand[i]).filter((card): card is CardId => card !== undefined);
  }
  /** The gear the lifted cards stand for, unless it was chosen before them; with nothing lifted, the gear of the
   *  car. */
  get gear(): number {
    const chosen = this.question?.kind === "play-card" ? this.view.plan?.gear : 0;
    return chosen || this.lifted.length || this.car?.gear || 1;
  }
  /** Where the lever stands: with what is lifted or planned, and so it stays until the own shift has been shown. */
  leverOf(car: CarView): number {
    const { view } = this;
    if (this.planning || this.cluttered) return this.gear;
    if (car.seat !== view.seat) return car.gear;
    const laid = view.face_down?.length ?? 0;
    return (view.phase === "plan" ? view.plan?.gear : 0) || laid || car.gear;
  }
  /** The legal gears with their price in heat. */
  get gears(): Map<number, number> {
    const options =
      this.question && (this.question.kind === "shift-gear" || this.cluttered) ? this.question.options : [];
    const planned = this.view.plan?.gear ?? 0;
    if (this.question?.kind === "play-card" && planned) return new Map([[planned, 0]]);
    return new Map(options.map(({ label }) => gearAndHeat(label)));
  }
  /** In a tournament two gears can be shifted without heat to pay, which is a mistake. */
  get mistakes(): Map<number, Mistake> {
    const wrong = this.question?.kind === "shift-gear" ? this.question.options : [];
    return new Map(
      wrong.flatMap(({ label }) => (label.kind === "mistake" ? [[label.gear, label.up ? "up" : "down"]] : [])),
    );
  }
  get shift(): number {
    return this.gears.get(this.gear) ?? 0;
  }
  get complete(): boolean {
    return this.lifted.length > 0 && this.gears.has(this.lifted.length);
  }
  get armed(): number | null {
    return this.choosing.armed;
  }
  get armedOption(): Option | undefined {
    return this.question?.options.find((option) => option.choice === this.armed);
  }
  /** What was sent and waits for the others. */
  get planned() {
    const { view, question } = this;
    return !question && view.phase === "plan" && view.plan?.gear ? view.plan : null;
  }
  /** Where the lifted cards lead, or what was sent and waits. */
  get plan(): Plan {
    const { planned } = this;
    if (planned) return planned.cluttered ? NO_PLAN : { ...NO_PLAN, ...planned };
    return this.planning ? planOf(this.question, this.cards) : NO_PLAN;
  }
  get pads(): Pad[] {
    const { car, question } = this;
    if (!car) return [];
    if (this.planned || this.planning) return planPads(this.plan, car);
    return question ? optionPads(car, question.options, this.armed) : [];
  }

  /** A new question: nothing is lifted, except what was planned before. */
  reset() {
    // A slipstream is one thing to take or leave: it is shown at once.
    const slip =
      this.question?.kind === "slipstream"
        ? this.question.options.find((option) => option.label.kind === "slipstream")
        : undefined;
    this.choosing.reset(slip?.choice ?? null);
    this.why = null;
    this.spare = [];
    this.salvaged = {};
    if (this.cluttered) this.lifted = putDown(this.car?.gear ?? 1, this.hand);
    else this.lifted = this.#places(this.view.phase === "plan" ? (this.view.plan?.cards ?? []) : []);
  }
  /** Lifts again what was lifted before a reload. */
  pickUp(places: number[]) {
    const most = this.planning ? Math.max(...this.gears.keys(), 0) : this.hand.length;
    const can = (place: number) => this.hand[place] !== undefined && !(this.planning && this.hand[place] === "heat");
    const kept = [...new Set(places)].filter(can).slice(0, most);
    if (kept.length) this.lifted = kept;
  }
  lift(place: number) {
    this.why = null;
    // Whoever plans wants to see the road.
    if (this.planning && this.garageOpen) this.garageOpen = false;
    if (this.lifted.includes(place)) {
      this.lifted = this.lifted.filter((i) => i !== place);
      this.spare = this.spare.filter((i) => i !== place);
      return;
    }
    const most = this.planning ? Math.max(...this.gears.keys(), 0) : this.hand.length;
    if (this.hand[place] === "heat" && this.planning) this.why = { reason: "heat-cannot-be-played" };
    else if (this.spare.length) this.#swap(place);
    else if (this.lifted.length >= most) void this.#ask(most + 1);
    else this.lifted = [...this.lifted, place];
  }
  putBack() {
    this.lifted = this.spare = [];
  }
  /** The lever: lifts or puts back as many cards as the gear needs. */
  shiftTo(gear: number) {
    this.why = null;
    if (!this.gears.has(gear)) {
      void this.#ask(gear);
      return;
    }
    if (this.cluttered) {
      this.lifted = putDown(gear, this.hand);
      return;
    }
    const kept = this.lifted.slice(0, gear);
    const free = this.hand.map((_, i) => i).filter((i) => !kept.includes(i) && this.hand[i] !== "heat");
    const more = free.slice(0, gear - kept.length);
    this.lifted = [...kept, ...more];
    this.spare = [...this.spare.filter((i) => kept.includes(i)), ...more];
  }
  /** A tile or a pad is tapped. */
  arm(choice: number) {
    const { car, question } = this;
    const option = question?.options.find((one) => one.choice === choice);
    if (car && option)
      this.choosing.tap(
        choice, stakeOf(option, question!.options, car, facesOf(this.view)).cost, () => this.room.answer([choice]),
      );
  }
  /** One card more of a kind from the discard pile, as long as any may go; behind the last one it starts again. */
  salvage(card: CardId, there: number, most: number) {
    const all = Object.values(this.salvaged).reduce((sum, count) => sum + count, 0);
    const now = this.salvaged[card] ?? 0;
    this.why = null;
    if (now < there && all < most) this.salvaged = { ...this.salvaged, [card]: now + 1 };
    else if (now) this.salvaged = { ...this.salvaged, [card]: 0 };
    else this.why = { reason: "salvage-full", args: { count: most } };
  }
  get toSalvage(): CardId[] {
    return Object.entries(this.salvaged).flatMap(([card, count]) => Array<CardId>(count).fill(card));
  }
  #swap(place: number) {
    const [gone, ...left] = this.spare;
    this.lifted = this.lifted.map((i) => (i === gone ? place : i));
    this.spare = left;
  }

  /** Why a gear cannot be had: the server knows, else what can be had. */
  async #ask(gear: number) {
    const all = [...this.gears.keys()];
    const reach = { gear: this.car?.gear ?? 1, from: Math.min(...all), to: Math.max(...all) };
    const reason = await this.room.askWhy(gear).catch(() => null);
    this.why = reason ? { reason } : { reason: "gear-reach", args: reach };
  }
  #places(cards: CardId[]): number[] {
    const taken: number[] = [];
    for (const card of cards) {
      const place = this.hand.findIndex((held, i) => held === card && !taken.includes(i));
      if (place >= 0) taken.push(place);
    }
    return taken;
  }
}

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
