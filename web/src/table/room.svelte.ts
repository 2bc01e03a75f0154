/** One table as this browser sees it: what the server said last, what is shown of it, and the verbs. */
import { t } from "../kit/text";
import type { GameScreen } from "./game";
import { nameOf } from "./names";
import { Reel } from "./reel.svelte";
import type { FromServer, GameEvent, Question, State, ToServer, Update, View } from "./types";
import { freshKey, merge } from "./wire";

export type Link = "live" | "lost";
export type Send = (message: ToServer) => void;

export class Room {
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
  /** Pixels of the board, from its top, that a hint lies over on a phone. */
  hint = $state(0);
  /** Asks the server why a choice is not among the options; a reason key. */
  askWhy: (choice: number) => Promise<string | null> = () => Promise.resolve(null);
  /** What can be done beside answering: with one's seat, and when the game is over. */
  verbs: { leave?: () => void; takeBack?: () => void; result?: () => void; rematch?: () => void } = {};
  readonly reel: Reel<unknown>;
  #pending: ToServer | null = null;

  constructor(
    readonly screen: GameScreen,
    state: State,
    private send: Send = () => {},
    /** A film of a race: where its first view stands among the events. */
    readonly from: number | null = null,
  ) {
    const at = from ?? state.events.length;
    this.state = state;
    this.reel = new Reel<unknown>(screen, screen.scene(state.view, undefined, state.events.slice(0, at)), state.events, at);
    this.mark = at;
  }

  get replay() {
    return this.from !== null;
  }
  get table() {
    return this.state.table;
  }
  /** The view on screen: behind the truth while events are still being shown. */
  get view(): View {
    return this.screen.view(this.reel.scene);
  }
  get seat() {
    return this.state.seat;
  }
  get caughtUp() {
    return this.reel.atEnd && !this.reel.playing;
  }
  /** The open question, once everything that led to it has been shown. */
  get question(): Question | null {
    return this.replay || this.absent || !this.caughtUp ? null : this.state.question;
  }
  get myTurn() {
    return !this.replay && !this.absent && this.state.question !== null;
  }
  /** A bot drives for this player, who may come back. */
  get absent(): boolean {
    return !this.replay && this.table.status === "playing" && this.table.seats.some(({ seat, away }) => away && seat === this.state.seat);
  }
  get spectator() {
    return this.state.seat === null;
  }

  nameOf(seat: number): string {
    return nameOf(this.table, seat);
  }
  /** The one player before this screen: never in a replay, and not where several drivers share it. */
  isMe(seat: number): boolean {
    return seat === this.state.seat && !this.replay && this.table.my_seats.length < 2;
  }
  /** The same word for this player everywhere at the table. */
  called(seat: number): string {
    return this.isMe(seat) ? t("frame-you") : this.nameOf(seat);
  }

  /** Takes a message in. "gap" asks for the whole state again. */
  take(message: FromServer<View>): "gap" | undefined {
    if (message.type === "ack") return this.#settled(message.key);
    if (message.type === "refused") {
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
    this.#post({ type: "answer", seat, expected, key: freshKey(), choices });
  }
  undo() {
    if (this.state.seat === null || this.sending) return;
    this.#post({ type: "undo", seat: this.state.seat, key: freshKey() });
  }
  say(text: string) {
    this.send({ type: "chat", text });
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
  #settled(key: string): undefined {
    if (key !== this.sending) return;
    this.sending = null;
    this.#pending = null;
  }
  #show(state: State, fresh: GameEvent[]) {
    this.state = state;
    if (this.screen.prepare && fresh.length) this.reel.amend((scene) => this.screen.prepare!(scene, state.view, fresh));
    this.reel.append(fresh, (scene) => this.screen.scene(state.view, scene));
  }
  /** After an undo or a restart the film begins anew at what the server says. */
  #reload(state: State) {
    this.state = state;
    this.reel.reset(this.screen.scene(state.view, this.reel.scene), state.events);
    this.mark = Math.min(this.mark, state.events.length);
  }
}
