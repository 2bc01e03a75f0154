/** What a game brings to the table: everything else (bar, rail, log, answers, replay) is the frame's. */
import type { Component } from "svelte";
import type { Later } from "../kit/later.svelte";
import type { Line, Teller } from "./log";
import type { Film } from "./reel.svelte";
import type { Room } from "./room.svelte";
import type { RaceResult } from "../shell/end/result";
import type { Game, SeatInfo, TableInfo } from "./types";

export interface RailCell {
  /** "strip": only where the rail is a strip, and only for the eye; a row says the same in its words. */
  look: "ring" | "hot" | "text" | "strip";
  value: string;
}
export interface RailRow {
  seat: number;
  /** What its piece shows beside the seat. */
  look?: string;
  /** 0: it has none. */
  place: number;
  /** Word for what this seat does now: a text key. */
  state: string;
  done: boolean;
  acts: boolean;
  /** What it has in a contest of several races, in short and in words. */
  score?: { brief: string; words: string };
  /** Its turn of this round is over. */
  past?: boolean;
  /** It has finished: nobody drives it any more. */
  home?: boolean;
  cells: RailCell[];
  top: string;
  bottom: string;
}
export interface Step {
  words: string;
  note: string;
  active: boolean;
}
export interface Progress {
  round: string;
  steps: Step[];
  /** Seats in turn order: how far this round has come. */
  turns: { seat: number; state: "past" | "now" | "next" }[];
  /** Where all choose at once: what a phone says instead of whose turn it is. */
  brief?: string;
  /** Of all who choose at once this player has not chosen yet. */
  own?: boolean;
  /** Numbered parts of a round, where it has those instead of turns. */
  boxes?: { words: string; state: "past" | "now" | "next" }[];
}
/** What an event is in the log: told, a new chapter, told with the seat's next sentence, or not told at all. */
export type LogRole = "told" | "chapter" | "later" | "silent";
export interface Words {
  [arg: string]: string | number;
}
/** A moment worth watching again: where the film starts to show it. */
export interface KeyMoment {
  at: number;
  chapter: string;
  seat: number;
  words: string;
  note: string;
}
/** What can be chosen, in the game's own words where one choice is not one answer. */
export interface Choices {
  asked: string;
  options: { key: number; words: string; act: () => void }[];
}
export type MakeResult<G extends Game = Game> = (table: TableInfo, view: G["view"], events: G["event"][]) => RaceResult;
export interface GameScreen<G extends Game = Game> extends Film<G["marks"]> {
  /** The kind of event that begins another race on another board. */
  newBoard?: string;
  /** Where the table is, e.g. the circuit. */
  place(view: G["view"]): string;
  /** Whom a spectator looks at who has chosen nobody. */
  star?(view: G["view"]): number;
  /** `question`: what this player is asked now; `film`: a race is watched again, and nobody is asked for anything. */
  progress(view: G["view"], open: number[], question?: G["question"] | null, film?: boolean): Progress | null;
  rail(view: G["view"], seats: SeatInfo[], open: number[]): RailRow[];
  /** The rail's columns: text keys, and the marks over its cells. */
  railHead(view: G["view"]): { title: string; cells: { words: string; mark: "lever" | "flame" }[]; end: string };
  /** Arguments of a log sentence beyond the event's own; `view`: what is on screen now, for names that it holds. */
  words(event: G["event"], nameOf: (seat: number) => string, isMe?: (seat: number) => boolean, view?: G["view"]): Words;
  logRole(event: G["event"]): LogRole;
  /** The log in the game's own short sentences; without it every event is told by its text. */
  story?(events: G["event"][], teller: Teller): Line[];
  /** Where the table runs over several races: the page between them. */
  season?(view: G["view"]): (() => Promise<Component<{ room: Room<G> }>>) | null;
  /** What makes everything for the page at the end of a race: it comes with that page. */
  result?(): Promise<MakeResult<G>>;
  /** The moments that matter most, first of all to whoever sits at the seats `mine`. */
  moments?(events: G["event"][], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] | Promise<KeyMoment[]>;
  Board: Component<{ room: Room<G> }>;
  Console: Component<{ room: Room<G> }>;
  Piece: Component<{ seat: number; look?: string }>;
  /** Where this place of a film is, if the game does not count rounds; nothing where the bar says it. */
  chapterOf?(round: number, rounds: number, view: G["view"]): string | undefined;
  /** An answer of `seat` in words that its label alone does not hold; nothing where the text of the game will do. */
  answerWords?(label: G["question"]["options"][number]["label"], view: G["view"], seat: number | null): string | null;
  /** The list of choices while a decision is still being put together. */
  choices?(room: Room<G>): Choices | null;
  /** Hints of a guided game that fit now, as ends of text keys; the one for the kind of question comes first, unless
   *  it is among them. */
  hints?(view: G["view"], question: G["question"]): string[];
  /** What the clock of the rules themselves does to this player, or has done, until the next answer. */
  haste?(room: Room<G>): string;
  /** The rail in the game's own rows. */
  Rail?: Component<{ room: Room<G> }>;
  /** What this player has just won or lost, under the log until it has been read. */
  Notice?: Later<Component<{ room: Room<G>; narrow?: boolean }>>;
  /** The console stops and winds the film: the frame shows no means of its own. */
  ownTransport?: boolean;
}

/** A game's screen as the frame takes it: what it is shown is always its own game. */
export const seated = <G extends Game>(screen: GameScreen<G>): GameScreen => screen as unknown as GameScreen;
