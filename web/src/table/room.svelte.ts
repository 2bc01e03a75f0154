/** One table as this browser sees it: what the server said last, what is shown of it, and the verbs. */
import { t } from "../kit/text";
import type { GameScreen } from "./game";
import { lastRound } from "./lastRound";
import { nameOf } from "./names";
import { Reel, type ReelOf } from "./reel.svelte";
import type { FromServer, Game, Question, State, Step, ToServer, Update, View } from "./types";
import { freshKey, merge } from "./wire";

export type Link = "live" | "lost";
export type Send = (message: ToServer) => void;

export class TableRoom {
  state = $state.raw() as State;
  link = $state<Link>("live");
  /** The key of an answer that is on its way. */
  sending = $state<string | null>(null);
  /** Why the server refused the last answer. */
  refusal = $state<string | null>(null);
  /** The place in the film where this player decided last. */
  mark = $state(0);
  /** The seat a spectator looks at; null: whoever acts. */
  watched = $state<number | null>(null);
  /** What whoever looks must know: the race began without them, or what they watch again is still on. */
  notice = $state<"left-out" | "still-on" | null>(null);
  /** Asks the server why a choice is not among the options; a reason key. */
  askWhy: (choice: number) => Promise<string | null> = () => Promise.resolve(null);
  /** What can be done beside answering: with one's seat, and when the game is over. */
  verbs: { leave?: () => void; takeBack?: () => void; result?: () => void; rematch?: () => void } = {};
  readonly reel: Reel<unknown>;
  /** Whoever has given up wants to know how it ended, not to see all of it: where the film stood then, and whether a
   *  bot has driven since. */
  #givenUp: { at: number; driven: boolean; unseen: Step[] } | null = null;
  /** This player was asked already when others went on. */
  #kept = $state(false);
  #pending: ToServer | null = null;
  #said = new Map<string, (refused: string | null) => void>();

  constructor(
    readonly screen: GameScreen,
    state: State,
    private send: Send = () => {},
    /** A race that is watched again: all steps, and how many of them the view has behind it. */
    private film: { steps: Step[]; from: number } | null = null,
  ) {
    const { steps, from } = film ?? { steps: state.events, from: state.events.length };
    this.state = state;
    this.reel = new Reel<unknown>(screen, state.view, steps, from);
    this.mark = from;
  }

  get replay() {
    return this.film !== null;
  }
  get table() {
    return this.state.table;
  }
  /** The view on screen: behind the truth while steps are still being shown. */
  get view(): View {
    return this.reel.view;
  }
  get seat() {
    return this.state.seat;
  }
  get caughtUp() {
    return this.reel.atEnd && !this.reel.playing;
  }
  /** The open question, once everything that led to it has been shown; what others do meanwhile does not hide it. */
  get question(): Question | null {
    const shown = this.caughtUp || (this.#kept && !this.reel.wound);
    return this.replay || this.absent || !shown ? null : this.state.question;
  }
  get myTurn() {
    return !this.replay && !this.absent && this.state.question !== null;
  }
  /** A bot drives for this player, who may come back. */
  get absent(): boolean {
    return (
      !this.replay &&
      this.table.status === "playing" &&
      this.table.seats.some(({ seat, away }) => away && seat === this.state.seat)
    );
  }
  /** This game has become too long: nobody takes the wheel again. */
  get leftToBots(): boolean {
    return !!this.table.bound?.left_to_bots;
  }
  /** "true" where more races follow at this table: for texts. */
  get season(): string {
    return String(Boolean(this.screen.season?.(this.view)));
  }
  /** No other person is here to race on with. */
  get alone(): boolean {
    return !this.table.seats.some(
      ({ seat, kind, away }) => kind === "human" && !away && !this.table.my_seats.includes(seat),
    );
  }
  /** How many decisions in a row ran out of time: a bot took them. */
  get missed(): number {
    if (this.replay || this.absent || this.table.status !== "playing") return 0;
    return this.table.seats.find(({ seat }) => seat === this.state.seat)?.missed ?? 0;
  }
  /** The rounds in which they lay: a turn is a round, whatever is asked in it. */
  get missedRounds(): number {
    return this.table.seats.find(({ seat }) => seat === this.state.seat)?.missed_rounds ?? this.missed;
  }
  get spectator() {
    return this.state.seat === null;
  }
  /** Has no seat here at all; a shared screen shows nobody's seat between turns either. */
  get onlooker(): boolean {
    return this.table.my_seats.length === 0;
  }

  /** Whose place at the table is shown to somebody who only looks on. */
  get eyes(): number | null {
    if (!this.spectator && !this.replay) return null;
    return this.watched ?? this.state.seat ?? this.screen.star?.(this.view) ?? null;
  }

  nameOf(seat: number): string {
    return nameOf(this.table, seat);
  }
  /** The one player before this screen; nobody where several drivers share it. */
  isMe(seat: number): boolean {
    return this.table.my_seats.length === 1 && this.table.my_seats[0] === seat;
  }
  /** The same word for this player everywhere at the table. */
  called(seat: number): string {
    return this.isMe(seat) ? t("frame-you") : this.nameOf(seat);
  }

  /** Takes a message in. "gap" asks for the whole state again. */
  take(message: FromServer<View>): "gap" | undefined {
    if (message.type === "ack") return this.#settled(message.key);
    if (message.type === "refused") {
      this.#heard(message.key, message.reason);
      if (message.key === this.sending) this.refusal = message.reason;
      return this.#settled(message.key);
    }
    const merged = merge(this.state, message as State | Update);
    if (merged === "gap") return "gap";
    if (merged === "old") return;
    if (merged.anew) this.#reload(merged.state);
    else this.#show(merged.state, merged.fresh);
  }

  answer(choices: number[]) {
    const { seat, expected } = this.state;
    if (seat === null || this.sending) return;
    this.mark = this.reel.end;
    this.reel.lately = null;
    this.#post({ type: "answer", seat, expected, key: freshKey(), choices });
  }
  undo() {
    if (this.state.seat === null || this.sending) return;
    this.#post({ type: "undo", seat: this.state.seat, key: freshKey() });
  }
  /** The rest of the film is not shown: it ends where the race does. */
  giveUp() {
    this.#givenUp = { at: this.reel.at, driven: this.absent, unseen: [] };
    this.reel.toEnd();
  }
  /** Says something to the table; the reason if it was refused. */
  say(text: string): Promise<string | null> {
    const key = freshKey();
    return new Promise((done) => {
      this.#said.set(key, done);
      this.send({ type: "chat", key, text });
    });
  }
  /** What was said just before the connection was lost may not have been heard. */
  lost() {
    this.link = "lost";
    for (const done of this.#said.values()) done("offline");
    this.#said.clear();
  }
  /** After a lost connection: the answer on its way goes out again under its old key. */
  again() {
    if (this.#pending) this.send(this.#pending);
  }

  #post(message: ToServer & { key: string }) {
    this.refusal = null;
    this.sending = message.key;
    this.#pending = message;
    this.send(message);
  }
  #heard(key: string, refused: string | null) {
    this.#said.get(key)?.(refused);
    this.#said.delete(key);
  }
  #settled(key: string): undefined {
    this.#heard(key, null);
    if (key !== this.sending) return;
    this.sending = null;
    this.#pending = null;
  }
  #show(state: State, fresh: Step[]) {
    const { seat, expected } = this.state;
    this.#kept = this.question !== null && state.seat === seat && state.expected === expected;
    this.state = state;
    if (this.#givenUp) this.#skip(fresh, this.#givenUp);
    else this.reel.append(fresh);
  }
  /** What bots do for whoever has given up is not drawn, only where it leads: to another race, or to the end. */
  #skip(fresh: Step[], givenUp: { at: number; driven: boolean; unseen: Step[] }) {
    givenUp.driven ||= this.absent;
    givenUp.unseen.push(...fresh);
    if (this.absent && !fresh.some(({ kind }) => kind === this.screen.newBoard)) return;
    this.reel.append(givenUp.unseen.splice(0));
    if (!this.absent && givenUp.driven && this.table.status === "playing") this.#goOn(givenUp.at);
    else this.reel.toEnd();
  }
  /** Whoever takes the seat back sees the film from where they left it, but no more than the last round of it. */
  #goOn(at: number) {
    this.#givenUp = null;
    this.reel.replayFrom(Math.max(at, lastRound(this.reel, this.screen)));
  }
  /** After an undo, or for other eyes, the film begins anew at what the server says. */
  #reload(state: State) {
    this.#kept = false;
    this.state = state;
    this.reel.reset(state.view, state.events);
    this.mark = Math.min(this.mark, state.events.length);
  }
}

/** A room as the screen of its game knows it: what it is told, asked and shown is what the game declares. */
export interface Room<G extends Game = Game> extends Omit<TableRoom, "state" | "view" | "question" | "reel"> {
  readonly state: Omit<State, "view" | "events"> & { view: G["view"]; events: G["event"][] };
  readonly view: G["view"];
  readonly question: G["question"] | null;
  readonly reel: ReelOf<G>;
}
