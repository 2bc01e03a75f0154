/** Plays the steps of a film over a view: live as they come, or as a film that can be stopped, stepped and wound. */
import { patched } from "./patch";
import { isSilent, type Game, type GameEvent, type Step, type View } from "./types";

/** What a game adds to the views of a film: it draws what happened, and knows no rules. */
export interface Film<M> {
  /** A view as this game's screen reads it. */
  read?(view: View): View;
  /** Nothing is drawn yet. */
  blank: M;
  /** What is drawn for whoever comes now, as far as events alone tell it; else these are drawn one after another
   *  over the view of now. */
  begun?(events: readonly GameEvent[], view: View): M;
  /** What is drawn after an event: marks on the board that the view itself does not hold. */
  draw(marks: M, event: GameEvent, before: View, after: View): M;
  /** How long this event is shown at normal speed, in ms; 0 joins it to the `next` one. */
  beat(event: GameEvent, view: View, next?: GameEvent): number;
}
/** One moment of a film. */
interface Frame<M> {
  view: View;
  marks: M;
}

/** So many steps are worked out again at most when the film is wound. */
const EVERY = 40;
/** What changes without a word is seen, too: cards that are laid down one by one. */
const SILENT = 80;
/** As fast as a hurried film runs. */
const FAST = 4;

export class Reel<M> {
  steps = $state.raw<Step[]>([]);
  /** How many steps have been shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Somebody holds a key down: it runs fast until the key is let go or the film is over, whatever speed was chosen. */
  hurried = $state(false);
  /** Shown at once and not yet told: the steps between these two places. */
  lately = $state.raw<{ from: number; to: number } | null>(null);
  /** Somebody winds the film; it does not just follow what comes. */
  wound = $state(false);
  /** What was shown last; null after a jump. */
  now = $state.raw<GameEvent | null>(null);
  /** The first place that can be shown: nothing is known of what was before. */
  first = $state(0);
  #frame = $state.raw() as Frame<M>;
  #known = new Map<number, Frame<M>>();
  #read = new WeakMap<View, View>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `view` is what is seen after the first `at` steps. */
  constructor(
    private film: Film<M>,
    view: View,
    steps: Step[] = [],
    at = 0,
  ) {
    this.reset(view, steps, at);
  }

  get end() {
    return this.steps.length;
  }
  get atEnd() {
    return this.at >= this.steps.length;
  }
  get view(): View {
    return this.#reading(this.#frame.view);
  }
  get marks(): M {
    return this.#frame.marks;
  }

  /** Where the moment begins that is shown now: steps that take no time belong to the one behind them. */
  get since(): number {
    let at = Math.max(this.first, this.at - 1);
    while (at > this.first && this.#beat(at - 1) === 0) at--;
    return at;
  }

  /** New steps; they play by themselves when the show was at the end. */
  append(fresh: Step[]) {
    const follow = this.atEnd || (this.playing && !this.wound);
    const quiet = this.atEnd && fresh.every(isSilent);
    this.steps = [...this.steps, ...fresh];
    this.#known.set(this.end, this.#frameAt(this.end));
    if (!follow) return;
    if (quiet) return this.#jump(this.end);
    if (this.speed === 0) this.lately = { from: this.lately?.from ?? this.at, to: this.end };
    this.play();
  }

  /** Begins anew: other steps, another view. */
  reset(view: View, steps: Step[], at = steps.length) {
    clearTimeout(this.#timer);
    this.playing = this.wound = this.hurried = false;
    this.now = this.lately = null;
    this.steps = steps;
    this.first = at;
    this.#known = new Map([[at, { view, marks: this.#drawnBefore(view, steps.slice(0, at)) }]]);
    this.#jump(at);
  }

  /** Makes earlier places known: `past` leads to the first place known so far, and `view` is what was seen after its
   *  first `at` steps. */
  know(view: View, past: Step[], at: number) {
    const [first, shift] = [this.first, past.length - this.first];
    this.steps = [...past, ...this.steps.slice(first)];
    this.#known = new Map(
      [...this.#known].flatMap(([place, frame]) => (place < first ? [] : [[place + shift, frame]])),
    );
    this.#known.set(at, { view, marks: this.#drawnBefore(view, past.slice(0, at)) });
    this.at += shift;
    if (this.lately) this.lately = { from: this.lately.from + shift, to: this.lately.to + shift };
    this.first = at;
  }

  play() {
    if (this.atEnd && !this.playing) return;
    this.playing = true;
    clearTimeout(this.#timer);
    this.#advance();
  }
  pause() {
    this.playing = this.hurried = false;
    this.wound = !this.atEnd;
    clearTimeout(this.#timer);
  }
  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }
  seek(at: number) {
    this.pause();
    this.now = null;
    this.#jump(Math.max(this.first, Math.min(this.end, at)));
    this.wound = !this.atEnd;
  }
  toEnd() {
    this.seek(this.end);
  }
  /** One visible step forward or back. */
  step(way: 1 | -1) {
    this.pause();
    if (way > 0) this.#show();
    else this.seek(this.since);
  }
  /** On at once: to the next moment, and playing on if it was playing. */
  onward() {
    if (!this.playing) return this.step(1);
    clearTimeout(this.#timer);
    if (this.atEnd) this.#ended();
    else this.#advance();
  }
  replayFrom(at: number) {
    this.seek(at);
    this.play();
  }
  destroy() {
    clearTimeout(this.#timer);
  }

  #reading(view: View): View {
    if (!this.film.read) return view;
    const known = this.#read.get(view) ?? this.film.read(view);
    this.#read.set(view, known);
    return known;
  }
  /** What was drawn before anything could be shown: as far as events alone tell it. */
  #drawnBefore(view: View, steps: Step[]): M {
    const [seen, told] = [this.#reading(view), steps.filter((step) => !isSilent(step))];
    return (
      this.film.begun?.(told, seen) ??
      told.reduce((marks, event) => this.film.draw(marks, event, seen, seen), this.film.blank)
    );
  }
  #after({ view, marks }: Frame<M>, step: Step): Frame<M> {
    const next = step.patch ? patched(view, step.patch) : view;
    return {
      view: next, marks: isSilent(step) ? marks : this.film.draw(marks, step, this.#reading(view), this.#reading(next)),
    };
  }
  #frameAt(at: number): Frame<M> {
    let from = at;
    while (from > this.first && !this.#known.has(from)) from--;
    let frame = this.#known.get(from)!;
    for (let i = from; i < at; i++) {
      frame = this.#after(frame, this.steps[i]!);
      if ((i + 1) % EVERY === 0 && !this.#known.has(i + 1)) this.#known.set(i + 1, frame);
    }
    return frame;
  }
  #jump(at: number) {
    this.at = at;
    this.#frame = this.#frameAt(at);
  }
  #beat(i: number): number {
    const step = this.steps[i];
    if (!step) return 0;
    return isSilent(step) ? SILENT : this.film.beat(step, this.view, this.steps[i + 1]);
  }
  /** Shows the next step together with those that take no time. Returns the time it needs. */
  #show(): number {
    let ms = 0;
    while (!this.atEnd && ms === 0) {
      const step = this.steps[this.at]!;
      ms = this.#beat(this.at);
      if (!isSilent(step)) this.now = step;
      this.#frame = this.#known.get(this.at + 1) ?? this.#after(this.#frame, step);
      this.at++;
    }
    return ms;
  }
  #advance() {
    if (this.speed === 0) return this.toEnd();
    const ms = this.#show() / (this.hurried ? FAST : this.speed);
    this.#timer = setTimeout(() => (this.atEnd ? this.#ended() : this.playing && this.#advance()), ms);
  }
  #ended() {
    this.playing = this.wound = this.hurried = false;
  }
}

/** The reel of one game, as its own screen knows it. */
export interface ReelOf<G extends Game = Game> extends Omit<Reel<unknown>, "view" | "marks" | "steps" | "now"> {
  readonly view: G["view"];
  readonly marks: G["marks"];
  readonly steps: Step<G>[];
  readonly now: G["event"] | null;
}
