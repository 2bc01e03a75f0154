/** What the player looks at and has not decided yet: a gear with its landing zone, a way to move with its price. */
import { optionsOf } from "../../table/options";
import { Choosing, type Cost } from "../../table/choosing.svelte";
import { letterOf } from "./letters";
import { gearCost, moveCost } from "./price";
import type { Question, Room } from "./room";
import { carOf, type FormulaCar } from "./state";
import type { Labels } from "./types";

export type GearChoice = Labels["gear"] & { choice: number; pool: boolean };
export type MoveChoice = Labels["move"] & { choice: number; letter: string; pool: boolean };

export class Desk {
  readonly choosing = new Choosing();
  /** What the pointer is over, or what has the focus. */
  hovered = $state<number | null>(null);
  /** How many pixels at the foot of a phone's board lie under what is told. */
  told = $state(0);
  /** Why the last tap did nothing: the end of a text key. */
  why = $state<string | null>(null);

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view;
  }
  get car(): FormulaCar | undefined {
    return this.view.seat === null ? undefined : carOf(this.view, this.view.seat);
  }
  get question(): Question | null {
    return this.room.question;
  }
  get gears(): GearChoice[] {
    return optionsOf<Labels, "gear">(this.#options, "gear").map(({ choice, label }) => ({
      ...label, choice, pool: this.view.beginner,
    }));
  }
  get moves(): MoveChoice[] {
    return optionsOf<Labels, "move">(this.#options, "move").map(({ choice, label }) => ({
      ...label,
      choice,
      letter: letterOf(label.number),
      pool: this.view.beginner,
    }));
  }
  get armed(): number | null {
    return this.choosing.armed;
  }
  /** What the board draws now. */
  get shown(): number | null {
    return this.hovered ?? this.armed;
  }
  get shownGear(): GearChoice | undefined {
    return this.gears.find(({ choice }) => choice === this.shown);
  }
  get shownMove(): MoveChoice | undefined {
    return this.moves.find(({ choice }) => choice === this.shown);
  }
  movesAt(space: number): MoveChoice[] {
    return this.moves.filter(({ to }) => to === space);
  }

  /** A new question: the cheapest way is looked at already, a gear is not. */
  reset() {
    const moves = this.question?.kind === "move" ? this.moves : [];
    this.hovered = this.why = null;
    this.choosing.reset(moves[0]?.choice ?? null);
  }
  /** A place on the board is tapped: the cheapest way there. */
  pick(space: number) {
    const there = this.movesAt(space);
    const choice = there.find(({ choice }) => choice === this.armed)?.choice ?? there[0]?.choice;
    if (choice !== undefined) this.tap(choice);
  }
  /** A card, a tile or a place is tapped: the first tap shows it, the second does it. */
  tap(choice: number) {
    this.why = null;
    this.choosing.tap(choice, this.costOf(choice), () => this.room.answer([choice]));
  }
  /** The button. */
  press(choice: number) {
    this.choosing.press(choice, this.costOf(choice), () => this.room.answer([choice]));
  }
  costOf(choice: number): Cost {
    const gear = this.gears.find((one) => one.choice === choice);
    if (gear) return gearCost(gear);
    const move = this.moves.find((one) => one.choice === choice);
    return move ? moveCost(move) : "aim";
  }
  /** A gear that cannot be had is tapped: the server knows why. */
  async askWhy(choice: number) {
    this.why = await this.room.askWhy(choice).catch(() => null);
  }

  get #options() {
    return this.question?.options ?? [];
  }
}

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
