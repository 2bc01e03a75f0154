/** What the player looks at, has lifted or staked, and has not yet sent. */
import { Choosing, type Cost } from "../../table/choosing.svelte";
import { optionsOf } from "../../table/options";
import type { OptionAs } from "../../table/types";
import { cardChoice, unicornChoice } from "./facts";
import type { Option, Question, Room } from "./room";
import type { BetId, Label, Labels, MagicId, Questions, UnicornId } from "./types";

/** The bet that is being placed; nothing staked yet: 0. */
export interface Draft {
  bet: BetId;
  unicorn: UnicornId;
  stake: number;
  wins: number;
}

export class Desk {
  readonly choosing = new Choosing();
  /** The place in the hand of the lifted card. */
  lifted = $state<number | null>(null);
  /** So much would be staked. */
  stake = $state(0);
  /** Why the last tap did nothing: a reason. */
  why = $state<string | null>(null);

  constructor(readonly room: Room) {}

  get view() {
    return this.room.view;
  }
  get question(): Question | null {
    return this.room.question;
  }
  get kind(): keyof Questions | "" {
    return this.question?.kind ?? "";
  }
  get options(): Option[] {
    return this.question?.options ?? [];
  }
  get hand(): MagicId[] {
    return this.view.hand ?? [];
  }
  get me() {
    return this.view.players.find(({ seat }) => seat === this.view.seat);
  }
  get armed(): number | null {
    return this.choosing.armed;
  }
  get armedOption(): Option | undefined {
    return this.options.find(({ choice }) => choice === this.armed);
  }
  /** The first option of this kind with these arguments. */
  optionOf<K extends keyof Labels>(kind: K, args: Partial<Labels[K]> = {}): OptionAs<Labels, K> | undefined {
    return optionsOf<Labels, K>(this.options, kind, args)[0];
  }
  get stakes(): Labels["stake"][] {
    return optionsOf<Labels, "stake">(this.options, "stake").map(({ label }) => label);
  }
  get staked(): Labels["stake"] | undefined {
    return this.stakes.find(({ stake }) => stake === this.stake);
  }
  get draft(): Draft | null {
    const { question, armedOption } = this;
    if (question?.kind === "stake-gold") {
      const { bet, unicorn } = question.args;
      return { bet, unicorn, stake: this.stake, wins: this.staked?.wins ?? 0 };
    }
    if (armedOption?.label.kind !== "bet") return null;
    const { bet, unicorn } = armedOption.label;
    return { bet, unicorn, stake: 0, wins: 0 };
  }
  /** There is not enough gold for it: a loan will be taken, whether one likes it or not. */
  borrowsFor(label: Label): boolean {
    const gold = this.me?.gold ?? 0;
    if (this.question?.kind === "sign-contract") return label.kind === "sign" && this.question.args.price > gold;
    return BETS.includes(label.kind) ? gold < 1 : label.kind === "take-contract" && label.price > gold;
  }
  costOf(label: Label): Cost {
    return this.borrowsFor(label) ? "price" : costOf(label);
  }
  /** Nothing is carried and nothing armed: the step may be left with the one button. */
  get leaves(): boolean {
    return this.kind === "play-magic" || this.kind === "swap-card";
  }
  /** The card that is carried to a unicorn. */
  get carried(): MagicId | null {
    if (this.question?.kind === "lay-under") return this.question.args.card;
    if (this.kind !== "play-magic" || this.lifted === null) return null;
    return this.hand[this.lifted] ?? null;
  }
  get unicornArmed(): UnicornId | null {
    const label = this.armedOption?.label;
    return label?.kind === "under" || label?.kind === "place" || label?.kind === "look-under" ? label.unicorn : null;
  }
  /** What a tap on a unicorn does now; nothing: null. */
  unicornTap(unicorn: UnicornId): (() => void) | null {
    const { carried, kind } = this;
    if (kind === "play-magic") {
      const play = carried && this.optionOf("play", { card: carried });
      return play ? () => this.#lay(play.choice, unicornChoice(unicorn)) : null;
    }
    const option =
      this.optionOf("under", { unicorn }) ??
      this.optionOf("place", { unicorn }) ??
      this.optionOf("look-under", { unicorn });
    return option ? () => this.arm(option.choice) : null;
  }

  /** A new question: nothing is lifted, and the stake is the least one. */
  reset() {
    this.choosing.reset();
    this.lifted = null;
    this.why = null;
    this.stake = this.#usualStake();
  }
  /** A card of the hand: lifted to be carried to a unicorn, or put back. */
  lift(place: number) {
    this.why = null;
    this.lifted = this.lifted === place ? null : place;
  }
  /** A tile or a place on the board. */
  arm(choice: number) {
    const option = this.options.find((one) => one.choice === choice);
    if (option) this.choosing.tap(choice, this.costOf(option.label), () => this.send(choice));
  }
  /** The red button for what is armed. */
  press(choice: number) {
    const option = this.options.find((one) => one.choice === choice);
    if (option) this.choosing.press(choice, this.costOf(option.label), () => this.send(choice));
  }
  /** Why a card cannot be played: the server knows. */
  async ask(card: MagicId) {
    this.why = await this.room.askWhy(cardChoice(card)).catch(() => null);
  }
  send(...choices: number[]) {
    this.room.answer(choices);
  }
  #lay(play: number, under: number) {
    this.lifted = null;
    this.send(play, under);
  }
  #usualStake(): number {
    const all = this.stakes.map(({ stake }) => stake);
    return all.includes(this.stake) ? this.stake : (all[Math.floor(all.length / 2)] ?? 0);
  }
}

/** What a tap costs: a loan has its price; all else that leads somewhere is looked at first. */
export function costOf({ kind }: Label): Cost {
  if (kind === "loan") return "price";
  return LIGHT.includes(kind) ? "nothing" : "aim";
}
const LIGHT: Label["kind"][] = ["bet", "bet-first", "magic-first", "swap"];
const BETS: Label["kind"][] = ["take-any-bet", "take-winner-bet", "bet"];

/** It ends the step without doing more. */
export const leavesOf = ({ label }: Option): boolean => LEAVES.includes(label.kind);
const LEAVES: Label["kind"][] = ["done", "not-now", "keep-nothing"];

const desks = new WeakMap<Room, Desk>();

export function deskOf(room: Room): Desk {
  let desk = desks.get(room);
  if (!desk) desks.set(room, (desk = new Desk(room)));
  return desk;
}
