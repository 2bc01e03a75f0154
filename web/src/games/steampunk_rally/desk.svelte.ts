/** What the player has picked up but not yet played: a chip of the draft, dice of the tray, a socket, an effect. */
import { Choosing, type Cost } from "../../table/choosing.svelte";
import type { ChipKind } from "./draft";
import { laidOn, type Laid, type PartLabel } from "./laying";
import type { Option, Question, Room } from "./room";
import {
  racerOf,
  sameCell,
  type CardFace,
  type CardId,
  type CardResult,
  type DieType,
  type Labels,
  type Moves,
  type PlacedCard,
  type PoolDie,
  type RacerView,
  type Socket,
} from "./state";
import { optionsOf } from "../../table/options";
import type { OptionAs } from "../../table/types";
import { CONSTRUCT_CHOICE, DONE_CHOICE, MACHINE_CHOICE, placeChoice, socketChoice } from "./facts";

/** Why something cannot be done, as the end of a text key, with its arguments. */
export interface Why {
  reason: string;
  args?: Record<string, unknown>;
}
/** What a player means to do with a card of the draft. */
export interface Intent {
  card: CardId;
  kind: ChipKind;
  die?: DieType | undefined;
  socket?: Socket | null;
}
/** Answers that follow from one decision: the next one for a question, or nothing more. */
type Errand = (question: Question) => number | null;

/** The answer that each chip stands for. */
const OF_CHIP: Record<ChipKind, keyof Labels> = { build: "construct", power: "power", cogs: "cogs", keep: "stash" };
/** Harmless, or told and done in one tap. */
const AT_ONCE = new Set<keyof Labels>(["vent", "effect", "alternative", "die"]);

export class Desk {
  /** Places in the own pool, in the order in which dice were lifted. */
  dice = $state<number[]>([]);
  /** What is looked at, and what waits for its second tap. */
  readonly choosing = new Choosing();
  why = $state<Why | null>(null);
  /** Where the part in hand is to be attached. */
  socket = $state.raw<Socket | null>(null);
  /** What is to become of a card that is still chosen: it is armed once all cards lie open. */
  intent = $state.raw<Intent | null>(null);
  /** Whose machine is looked at instead of the own one. */
  watched = $state<number | null>(null);
  #errand: Errand | null = null;

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view;
  }
  get me(): RacerView | undefined {
    return racerOf(this.view, this.view.seat);
  }
  get question(): Question | null {
    return this.room.question;
  }
  get kind(): Question["kind"] | "" {
    return this.question?.kind ?? "";
  }
  get options(): Option[] {
    return this.question?.options ?? [];
  }
  get armed(): number | null {
    return this.choosing.armed;
  }
  get armedOption(): Option | undefined {
    return this.options.find(({ choice }) => choice === this.armed);
  }
  /** The first option of this kind. */
  option<K extends keyof Labels>(kind: K, args: Partial<Labels[K]> = {}): OptionAs<Labels, K> | undefined {
    return optionsOf<Labels, K>(this.options, kind, args)[0];
  }
  watch(seat: number | null) {
    this.watched = seat === this.view.seat ? null : seat;
  }

  // ---- a part that is built

  /** The part in hand that is to be attached now, and where it fits. */
  get build(): { card: CardFace; sockets: Socket[] } | null {
    const { me, question, view } = this;
    if (question?.kind === "attach-part" || question?.kind === "move-card") {
      const at = question.kind === "move-card" ? question.args.place : null;
      const placed = me?.machine.find(({ place }) => place === at);
      const card = placed ?? [me?.building, view.pick].find((one) => one?.card === question.args.card);
      const sockets = optionsOf<Labels, "socket">(question.options, "socket").map(({ label }) => label);
      return card ? { card, sockets } : null;
    }
    const { label } = this.armedOption ?? {};
    if (this.kind === "pick-card" && this.intent?.kind === "build" && label?.kind === "card") {
      const card = view.hand?.find((one) => one.card === label.card);
      return card ? { card, sockets: label.sockets } : null;
    }
    if (this.kind !== "use-card" || label?.kind !== "construct" || !view.pick) return null;
    return { card: view.pick, sockets: label.sockets };
  }
  /** A socket of the machine is tapped. */
  putAt(socket: Socket | null) {
    const option = this.options.find(({ label }) => label.kind === "socket" && sameCell(label, socket));
    this.socket = sameCell(this.socket, socket) ? null : socket;
    if (this.kind === "pick-card" && this.intent) this.intent = { ...this.intent, socket: this.socket };
    if (this.kind === "attach-part" || this.kind === "move-card")
      this.choosing.armed = this.socket && option ? option.choice : null;
  }
  /** The card in hand is carried to the machine. */
  takePart() {
    const construct = this.option("construct");
    if (construct) this.choosing.armed = construct.choice;
  }
  /** Where each card of the machine may lie instead. */
  get moves(): Moves[] {
    return this.option("machine")?.label.moves ?? [];
  }
  /** A card of the machine is laid elsewhere. */
  move(place: number, socket: Socket) {
    const number =
      this.moves.find((one) => one.place === place)?.sockets.findIndex((one) => sameCell(one, socket)) ?? -1;
    if (number >= 0) this.room.answer([MACHINE_CHOICE, placeChoice(place), socketChoice(number)]);
  }

  // ---- dice on a part

  pickDie(i: number) {
    this.why = null;
    const lifted = this.me?.pool[i];
    const asked = lifted && (this.option("die", lifted) ?? this.option("pay-die", lifted));
    if (asked) return this.arm(asked.choice);
    if (this.kind !== "race-menu") return;
    this.dice = this.dice.includes(i) ? this.dice.filter((one) => one !== i) : [...this.dice, i];
  }
  partOption(place: number): OptionAs<Labels, "part"> | undefined {
    return this.option("part", { place });
  }
  cardAt(place: number): PlacedCard | undefined {
    return this.me?.machine.find((card) => card.place === place);
  }
  laidOn(place: number): Laid | null {
    const [option, card] = [this.partOption(place), this.cardAt(place)];
    return option && card && this.me ? laidOn(option.label, card, this.me.pool, this.dice) : null;
  }
  /** What the picked dice would bring on a card, or with none picked the best ones. */
  resultOf(place: number): CardResult | null {
    const [option, laid] = [this.partOption(place), this.laidOn(place)];
    return option && laid ? { times: laid.times, effects: option.label.effects, slots: laid.slots } : null;
  }
  /** The part that is armed, with the dice that would be laid on it. */
  get armedPart(): { label: PartLabel; laid: Laid } | null {
    const { label } = this.armedOption ?? {};
    if (label?.kind !== "part") return null;
    const laid = this.laidOn(label.place);
    return laid && { label, laid };
  }
  /** The dice go on the part one after another, and it is activated. */
  activate() {
    const part = this.armedPart;
    if (!part?.laid.times) return;
    const wanted = part.laid.dice.map((i) => this.me!.pool[i]!);
    const before = this.cardAt(part.label.place)?.dice ?? [];
    this.#errand = (question) => {
      if (question.kind !== "next-die" || question.args.place !== part.label.place) return null;
      const still = notYetLaid(wanted, before, this.cardAt(part.label.place));
      const next = question.options.find(({ label }) =>
        still.some(({ die, value }) => label.kind === "die" && label.die === die && label.value === value),
      );
      return next?.choice ?? question.options.find(({ label }) => label.kind === "activate")?.choice ?? null;
    };
    this.room.answer([this.armed!]);
  }
  /** A new question: whatever follows from the last decision is answered. */
  follow(): boolean {
    const { question } = this;
    const choice = question && this.#errand?.(question);
    if (choice === null || choice === undefined) {
      if (question) this.#errand = null;
      return false;
    }
    this.room.answer([choice]);
    return true;
  }

  // ---- choices

  /** Nothing is picked up for a new question; what there is only one of is shown at once. */
  reset() {
    const { options } = this;
    this.choosing.reset(options.length === 1 ? options[0]!.choice : null);
    this.socket = null;
    this.dice = [];
    this.why = null;
    if (this.kind === "use-card") this.#recall();
  }
  /** What was meant when the card was chosen is done, unless a place for it is still to be chosen. */
  #recall() {
    const { intent } = this;
    if (!intent || intent.card !== this.view.pick?.card) return;
    const wanted = intent.die ? this.option("power", { die: intent.die }) : this.option(OF_CHIP[intent.kind]);
    this.choosing.armed = wanted?.choice ?? this.armed;
    const { sockets } = this.build ?? {};
    this.socket = sockets?.find((one) => sameCell(one, intent.socket)) ?? null;
    this.intent = null;
    if (wanted && (!sockets || sockets.length < 2 || this.socket)) this.send();
  }
  /** A tile, a card, a die or a space is tapped. */
  arm(choice: number) {
    const option = this.options.find((one) => one.choice === choice);
    if (!option || this.room.sending) return;
    this.why = null;
    const { label } = option;
    if (label.kind === "part" && !this.laidOn(label.place)?.times) {
      this.why = { reason: "too-few-pips", args: { card: label.card } };
      return;
    }
    if (label.kind === "socket") return this.putAt(label);
    if (label.kind === "part" && this.armed !== choice) {
      this.choosing.armed = choice;
      if (!this.dice.length) this.dice = this.laidOn(label.place)?.dice ?? [];
      return;
    }
    if (label.kind === "part") return this.activate();
    const act = () => {
      this.choosing.armed = choice;
      this.send();
    };
    this.choosing.tap(choice, this.costOf(option), act);
  }
  costOf({ label }: Option): Cost {
    return AT_ONCE.has(label.kind) ? "nothing" : "aim";
  }
  disarm() {
    this.choosing.reset();
    this.socket = null;
    this.dice = [];
  }
  /** The red button: what is armed is done. */
  send() {
    const { armed, armedOption } = this;
    if (armed === null || !armedOption) return;
    if (armedOption.label.kind === "part") return this.activate();
    if (armed === CONSTRUCT_CHOICE && this.build) {
      const { sockets } = this.build;
      const number = sockets.findIndex((one) => sameCell(one, this.socket));
      // Where there is only one socket, nothing is asked.
      const asked = number >= 0 && sockets.length > 1;
      return this.room.answer(asked ? [CONSTRUCT_CHOICE, socketChoice(number)] : [CONSTRUCT_CHOICE]);
    }
    this.room.answer([armed]);
  }
  /** The machine is laid anew by hand: the question behind the menu. */
  changeMachine() {
    if (this.option("machine")) this.room.answer([MACHINE_CHOICE]);
  }
  done() {
    if (this.options.some(({ choice }) => choice === DONE_CHOICE)) this.room.answer([DONE_CHOICE]);
  }
}

/** Of the wanted dice those that do not lie on the card yet; `before`: what lay there before all of them. */
function notYetLaid(wanted: PoolDie[], before: number[], card: PlacedCard | undefined): PoolDie[] {
  const left = [...wanted];
  card?.dice.forEach((value, slot) => {
    const at =
      value && !before[slot] ? left.findIndex((one) => one.die === card.slots[slot] && one.value === value) : -1;
    if (at >= 0) left.splice(at, 1);
  });
  return left;
}

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
