/** What the player has laid into the registers but not yet handed in, and what is armed on the board. */
import { call } from "../../kit/api";
import type { Room } from "../../table/room.svelte";
import type { Option, Question } from "../../table/types";
import { isOnFloor, REGISTERS, robotsOf, type Cell, type FactoryView, type Forecast, type ProgramCard, type Register, type RobotView, type Way } from "./state";

/** Cards that let two share a register: every card is then handed in at once, so that the second one can be asked for. */
const SHARING = ["crab_legs", "dual_processor"];
const GHOST = "paddock.roborally.ghost";
const YES = 1;
const NO = 0;

export interface Target extends Cell {
  choice: number;
}
export interface Turn {
  way: Way;
  choice: number;
}

export class Desk {
  /** For each register the place in the hand of the card laid there; null: none. */
  laid = $state<(number | null)[]>(Array<null>(REGISTERS).fill(null));
  /** Power down in the next turn: said before it is asked. */
  down = $state(false);
  /** The choice on the board that a second tap or the button makes. */
  armed = $state<number | null>(null);
  why = $state<string | null>(null);
  forecast = $state.raw<Forecast[]>([]);
  /** The ghost of one's own program is shown. */
  ghost = $state(localStorage.getItem(GHOST) !== "off");
  #asked = 0;
  /** The switch was in sight when the program was handed in. */
  #said = false;
  #round = 0;

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view as FactoryView;
  }
  get question(): Question | null {
    return this.room.question;
  }
  get kind(): string {
    return this.question?.kind ?? "";
  }
  get programming(): boolean {
    return this.kind === "fill-register" || this.kind === "add-card";
  }
  /** The own robot that is asked for, or the first one. */
  get robot(): RobotView | undefined {
    const own = robotsOf(this.view, this.view.seat);
    return own.find(({ robot }) => robot === this.question?.args.robot) ?? own[0];
  }
  get hand(): ProgramCard[] {
    return this.view.hands?.find(({ robot }) => robot === this.robot?.robot)?.cards ?? [];
  }
  /** The registers with what lies in them already and what is laid there now. */
  get registers(): (Register & { place: number | null })[] {
    return (this.robot?.registers ?? []).map((register, i) => {
      const place = this.laid[i] ?? null;
      const card = place === null || register.state !== "empty" ? undefined : this.hand[place];
      return card ? { ...register, state: "down" as const, ...card, place } : { ...register, place: null };
    });
  }
  get next(): number {
    return this.programming ? this.registers.findIndex(({ state }) => state === "empty") : -1;
  }
  get missing(): number {
    return this.registers.filter(({ state }) => state === "empty").length;
  }
  get complete(): boolean {
    return this.programming && this.missing === 0;
  }
  /** Each card is handed in by itself. */
  get oneByOne(): boolean {
    return this.robot?.options.some(({ id }) => SHARING.includes(id)) ?? false;
  }
  /** The rules let this robot power down. */
  get mayPowerDown(): boolean {
    const { robot } = this;
    return robot !== undefined && robot.damage > 0 && !robot.down && isOnFloor(robot) && !this.view.course.rules.includes("no_power_down");
  }
  /** The program is handed in and waits for the others. */
  get waiting(): boolean {
    return !this.question && this.view.phase === "program" && !this.room.spectator && (this.robot?.ready ?? false);
  }
  /** Cells that can be chosen. */
  get targets(): Target[] {
    return (this.question?.options ?? []).flatMap(({ choice, label }) => (label.kind === "place" ? [{ choice, x: Number(label.x), y: Number(label.y) }] : []));
  }
  /** Ways that the own robot can be made to face. */
  get turns(): Turn[] {
    return (this.question?.options ?? []).flatMap(({ choice, label }) => (label.kind === "face" ? [{ choice, way: label.way as Way }] : []));
  }
  get armedOption(): Option | undefined {
    return this.question?.options.find(({ choice }) => choice === this.armed);
  }

  /** A new question: nothing is armed, nothing is laid. */
  reset() {
    if (this.#round !== this.view.round) {
      this.#round = this.view.round;
      this.down = this.#said = false;
    }
    this.armed = null;
    this.why = null;
    this.laid = Array<null>(REGISTERS).fill(null);
    if (this.kind === "announce-power-down" && this.#said) this.#announce();
  }
  /** Lays again what was laid before a reload: pairs of register and place in the hand, as numbers. */
  pickUp(kept: number[]) {
    if (!this.programming || this.oneByOne) return;
    const laid = this.laid.map((_, i) => {
      const place = kept[i] ?? -1;
      return place >= 0 && this.hand[place] && this.robot?.registers[i]?.state === "empty" ? place : null;
    });
    if (new Set(laid.filter((place) => place !== null)).size === laid.filter((place) => place !== null).length) this.laid = laid;
  }
  get draft(): number[] {
    return this.laid.map((place) => place ?? -1);
  }
  /** A card of the hand goes to the leftmost free register, or back if it lies in one. */
  lay(place: number) {
    this.why = null;
    const at = this.laid.indexOf(place);
    if (at >= 0) return this.takeBack(at);
    if (this.oneByOne) return this.#send([place]);
    if (this.next >= 0) this.laid[this.next] = place;
  }
  takeBack(register: number) {
    this.why = null;
    if (this.laid[register] !== null) this.laid[register] = null;
    else if (this.robot?.registers[register]?.locked) this.why = "register-locked";
  }
  takeAllBack() {
    this.laid = Array<null>(REGISTERS).fill(null);
  }
  submit() {
    if (!this.complete) return;
    this.#said = true;
    this.#send(this.laid.filter((place) => place !== null));
  }
  /** The first tap shows, the second one does it. */
  arm(choice: number) {
    if (this.armed === choice) this.room.answer([choice]);
    else this.armed = choice;
  }
  showGhost(on: boolean) {
    this.ghost = on;
    try {
      localStorage.setItem(GHOST, on ? "on" : "off");
    } catch {
      // Without storage the ghost is there again next time.
    }
  }

  /** Asks the server what the program would do; an answer that comes too late is dropped. */
  async foresee() {
    const { robot, room } = this;
    const number = ++this.#asked;
    const wanted = !room.replay && !room.spectator && this.ghost && robot && isOnFloor(robot) && (this.programming || this.waiting);
    const cards = wanted ? this.#choices() : [];
    if (!wanted || (this.programming && this.registers[0]?.state === "empty")) {
      this.forecast = [];
      return;
    }
    const path = `/api/tables/${encodeURIComponent(room.table.id)}/forecast?seat=${room.seat}&choices=${cards.join(",")}`;
    const said = await call<{ forecast: Forecast[] }>("GET", path).catch(() => ({ forecast: [] }));
    if (number === this.#asked) this.forecast = said.forecast;
  }
  /** The choices of the laid cards, up to the first gap. */
  #choices(): number[] {
    const gap = this.registers.findIndex(({ state }) => state === "empty");
    const places = this.laid.filter((place, i): place is number => place !== null && (gap < 0 || i < gap));
    return this.#chosen(places);
  }
  #chosen(places: number[]): number[] {
    const options = this.question?.options ?? [];
    return places.flatMap((place) => options.find(({ label }) => label.priority === this.hand[place]?.priority)?.choice ?? []);
  }
  #send(places: number[]) {
    this.room.answer(this.#chosen(places));
  }
  /** The switch has answered: with the program both ways, else only that the robot powers down. */
  #announce() {
    const together = this.room.table.options.power_down === "with_program";
    const { down } = this;
    this.#said = this.down = false;
    if (together || down) this.room.answer([down ? YES : NO]);
  }
}

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
