/** What the player has laid into the registers, how much of it is handed in, and what is armed on the board. */
import { call } from "../../kit/api";
import { Carrier } from "../../kit/carry.svelte";
import type { AnyAsked, Option, Question, Room } from "./room";
import {
  isOnFloor,
  REGISTERS,
  robotsOf,
  type Cell,
  type Forecast,
  type ProgramCard,
  type Register,
  type RobotView,
  type Way,
} from "./state";

/** Cards that let two share a register: every card is then handed in at once, so that the second one can be asked
 *  for. */
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
  /** The register that was tapped: the next card goes there; null: to the leftmost free one. */
  aimed = $state<number | null>(null);
  /** Cards are dragged from the hand to a register and from one to another. */
  readonly carrier = new Carrier<number, number>({
    places: () => [...this.laid.keys()],
    placeOf: (place) => (this.laid.includes(place) ? this.laid.indexOf(place) : null),
    free: () => this.programming && !this.oneByOne && this.kind !== "add-card",
    fits: (place, register) => this.#isFree(this.robot?.registers[register]) && this.laid[register] !== place,
    put: (place, register) => this.put(place, register),
    drop: (place) => this.laid.includes(place) && this.takeBack(this.laid.indexOf(place)),
  });
  /** The player has said that the program is ready. */
  submitted = $state(false);
  /** Ready was tapped once for a program that loses the robot. */
  warned = $state(false);
  /** Power down in the next turn: said before it is asked. */
  down = $state(false);
  /** The choice on the board that a second tap or the button makes. */
  armed = $state<number | null>(null);
  /** The choice under the pointer or in focus: shown before it is armed. */
  hinted = $state<number | null>(null);
  why = $state<string | null>(null);
  forecast = $state.raw<Forecast[]>([]);
  /** The ghost of one's own program is shown. */
  ghost = $state(localStorage.getItem(GHOST) !== "off");
  #asked = 0;
  /** The switch was in sight when the program was handed in. */
  #said = false;
  #round = 0;
  /** What was handed in when we looked last, and whether it changes next because of us. */
  #known: (number | null)[] = [];
  #ours = false;

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view;
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
    const asked: AnyAsked = this.question?.args ?? {};
    return own.find(({ robot }) => robot === asked.robot) ?? own[0];
  }
  /** Every card that was dealt, those that are handed in already among them: each keeps its place. */
  get hand(): ProgramCard[] {
    const held = this.view.hands?.find(({ robot }) => robot === this.robot?.robot)?.cards ?? [];
    const handed = (this.robot?.registers ?? []).flatMap((register) =>
      this.#isFree(register) && register.card && register.priority
        ? [{ card: register.card, priority: register.priority }]
        : [],
    );
    return [...held, ...handed].sort((a, b) => a.priority - b.priority);
  }
  /** For each register the place in the hand of the card that is handed in there. */
  get handed(): (number | null)[] {
    const { hand } = this;
    return (this.robot?.registers ?? []).map((register) =>
      this.#isFree(register) && register.card ? hand.findIndex(({ priority }) => priority === register.priority) : null,
    );
  }
  /** The registers with what lies in them already and what is laid there now. */
  get registers(): (Register & { place: number | null })[] {
    return (this.robot?.registers ?? []).map((register, i) => {
      if (!this.#isFree(register)) return { ...register, place: null };
      const place = this.laid[i] ?? null;
      const card = place === null ? undefined : this.hand[place];
      return card
        ? { state: "down" as const, locked: register.locked, ...card, place }
        : { state: "empty" as const, locked: register.locked, place: null };
    });
  }
  get next(): number {
    if (!this.programming) return -1;
    return this.aimed ?? this.registers.findIndex(({ state }) => state === "empty");
  }
  get missing(): number {
    return this.registers.filter(({ state }) => state === "empty").length;
  }
  /** The register in which the robot is lost, as far as its own program decides. */
  get fatal(): Forecast | undefined {
    return this.forecast.find(({ lost }) => lost);
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
    return (
      robot !== undefined &&
      robot.damage > 0 &&
      !robot.down &&
      isOnFloor(robot) &&
      !this.view.course.rules.includes("no_power_down")
    );
  }
  /** The program is handed in and waits for the others. */
  get waiting(): boolean {
    return !this.question && this.view.phase === "program" && !this.room.spectator && (this.robot?.ready ?? false);
  }
  /** Cells that can be chosen. */
  get targets(): Target[] {
    return (this.question?.options ?? []).flatMap(({ choice, label }) =>
      label.kind === "place" ? [{ choice, x: label.x, y: label.y }] : [],
    );
  }
  /** Ways that the own robot can be made to face. */
  get turns(): Turn[] {
    return (this.question?.options ?? []).flatMap(({ choice, label }) =>
      label.kind === "face" ? [{ choice, way: label.way }] : [],
    );
  }
  /** The way that the own robot is shown to face: that of the choice one looks at, or of the armed one. */
  get previewed(): Way | null {
    const shown = this.hinted ?? this.armed;
    return this.turns.find(({ choice }) => choice === shown)?.way ?? null;
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
    this.armed = this.hinted = null;
    this.why = null;
    this.submitted = this.warned = false;
    this.#clear();
    this.#known = this.handed;
    this.#ours = false;
    if (this.kind === "announce-power-down" && this.#said) this.#announce();
  }
  /** Lays again what was laid before a reload, as places in the hand; where nothing is remembered, what is handed
   *  in. */
  pickUp(kept: number[]) {
    if (!this.programming || this.oneByOne) return;
    const { handed } = this;
    const places = kept.some((place) => place >= 0) ? kept : handed;
    const laid = this.laid.map((_, i) => {
      const place = places[i] ?? -1;
      return place >= 0 && this.hand[place] && this.#isFree(this.robot?.registers[i]) ? place : null;
    });
    if (new Set(laid.filter((place) => place !== null)).size === laid.filter((place) => place !== null).length)
      this.laid = laid;
  }
  /** The server has said something while the program is made: what was changed elsewhere is changed here. */
  keepUp() {
    const { handed } = this;
    handed.forEach((place, i) => {
      if (this.#ours || place === this.#known[i]) return;
      if (place !== null) this.laid = this.laid.map((other) => (other === place ? null : other));
      this.laid[i] = place;
    });
    this.#known = handed;
    this.#ours = false;
  }
  /**
   * Hands in what is laid, from the left up to the first gap: when the time is up, only what lies at the server counts.
   * The card that makes the robot ready stays here unless the program is to be `whole`. One message at a time.
   */
  handIn(whole: boolean) {
    const { room, handed } = this;
    if (room.refusal) this.submitted = false;
    if (!this.programming || this.oneByOne || room.sending || room.refusal) return;
    const free = (this.robot?.registers ?? []).flatMap((register, i) => (this.#isFree(register) ? [i] : []));
    const gap = free.findIndex((i) => this.laid[i] === null);
    const wanted = free.slice(0, gap < 0 ? undefined : gap).map((i) => this.laid[i]!);
    const there = free.flatMap((i) => handed[i] ?? []);
    if (there.some((place, i) => place !== wanted[i])) {
      this.#ours = room.state.can_undo;
      if (this.#ours) room.undo();
      return;
    }
    const last = whole && gap < 0 ? free.length : free.length - 1;
    const rest = wanted.slice(there.length, last);
    if (rest.length) this.#send(rest);
  }
  /**
   * The time is nearly up, and cards lie behind a gap: the server knows registers only from the left, so the gap is
   * filled here as the rules would fill it, with any card of the hand. Every card stays where it was laid.
   */
  fillGaps() {
    if (!this.programming || this.oneByOne) return;
    const last = this.laid.findLastIndex((place) => place !== null);
    const gaps = this.laid.flatMap((place, i) =>
      place === null && i < last && this.#isFree(this.robot?.registers[i]) ? [i] : [],
    );
    const left = this.hand.map((_, place) => place).filter((place) => !this.laid.includes(place));
    for (const gap of gaps) this.laid[gap] = left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? null;
  }
  get draft(): number[] {
    return this.laid.map((place) => place ?? -1);
  }
  /** A card of the hand goes to the register that was tapped, or to the leftmost free one; back if it lies in one and
   *  none was tapped. */
  lay(place: number) {
    this.#changed();
    if (this.oneByOne) return this.#send([place]);
    const at = this.laid.indexOf(place);
    if (at >= 0 && this.aimed === null) return this.takeBack(at);
    if (this.next >= 0) this.put(place, this.next);
  }
  /** Into this register, from the hand or from another one: what lay there goes where it came from. */
  put(place: number, register: number) {
    this.#changed();
    const from = this.laid.indexOf(place);
    const before = this.laid[register] ?? null;
    this.aimed = null;
    if (from >= 0) this.laid[from] = before;
    this.laid[register] = place;
  }
  /** A register is tapped: its card goes back, or to the register that was tapped before; an empty one waits for the
   *  next card. */
  tap(register: number) {
    const card = this.laid[register] ?? null;
    if (card !== null) return this.aimed === null ? this.takeBack(register) : this.put(card, this.aimed);
    if (!this.oneByOne && this.#isFree(this.robot?.registers[register]))
      this.aimed = this.aimed === register ? null : register;
    else this.takeBack(register);
  }
  takeBack(register: number) {
    this.#changed();
    if (this.laid[register] !== null) this.laid[register] = null;
    else if (this.robot?.registers[register]?.locked) this.why = "register-locked";
  }
  takeAllBack() {
    this.#changed();
    this.#clear();
  }
  #clear() {
    this.aimed = null;
    this.laid = Array<null>(REGISTERS).fill(null);
  }
  /** Another program: what was said of the one before counts no more. */
  #changed() {
    this.why = this.room.refusal = null;
    this.submitted = this.warned = false;
  }
  /** Ready is tapped: with a program that loses the robot the first tap may only warn. */
  ready(asksTwice: boolean) {
    if (asksTwice && this.fatal && !this.warned) this.warned = true;
    else this.submit();
  }
  /** Ready: the program is handed in whole, as soon as nothing else lies at the server. */
  submit() {
    if (!this.complete) return;
    this.#said = this.submitted = true;
    this.room.refusal = null;
    this.handIn(true);
  }
  /** The first tap shows, the second one does it. */
  arm(choice: number) {
    this.hinted = null;
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
    const wanted =
      !room.replay && !room.spectator && this.ghost && robot && isOnFloor(robot) && (this.programming || this.waiting);
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
  /** Programmed in this turn: everything but a locked register with its card. */
  #isFree(register: Register | undefined): boolean {
    return register !== undefined && register.state !== "up" && !this.oneByOne;
  }
  #chosen(places: number[]): number[] {
    const options = this.question?.options ?? [];
    return places.flatMap(
      (place) => options.find(({ label }) => "priority" in label && label.priority === this.hand[place]?.priority)
        ?.choice ?? [],
    );
  }
  #send(places: number[]) {
    this.#ours = true;
    this.room.answer(this.#chosen(places));
  }
  /** The switch has answered, on or off: nobody is asked twice. */
  #announce() {
    const { down } = this;
    this.#said = this.down = false;
    this.room.answer([down ? YES : NO]);
  }
}

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
