/** Plays events one after another over a scene: live as they come, or as a film that can be stopped, stepped and wound. */
import type { GameEvent } from "./types";

export interface Film<S> {
  /** The scene after an event, which is number `at` of the film: what comes later in it may be known to the viewer already. */
  after(scene: S, event: GameEvent, at: number, film: readonly GameEvent[]): S;
  /** How long this event is shown at normal speed, in ms; 0 joins it to the next one. */
  beat(event: GameEvent, scene: S): number;
}

const EVERY = 40;

export class Reel<S> {
  events = $state.raw<GameEvent[]>([]);
  /** How many events have been shown. */
  at = $state(0);
  scene = $state.raw() as S;
  playing = $state(false);
  speed = $state(1);
  /** Somebody winds the film; it does not just follow what comes. */
  wound = $state(false);
  /** What was shown last; null after a jump. */
  now = $state.raw<GameEvent | null>(null);
  /** The first place that can be shown: nothing is known of what was before. */
  first = $state(0);
  #known = new Map<number, S>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private film: Film<S>,
    scene: S,
    events: GameEvent[] = [],
    at = 0,
  ) {
    this.scene = scene;
    this.events = events;
    this.at = this.first = at;
    this.#known.set(at, scene);
  }

  get end() {
    return this.events.length;
  }
  get atEnd() {
    return this.at >= this.events.length;
  }

  /** New events and the scene they lead to; they play by themselves when the show was at the end. */
  append(fresh: GameEvent[], truth: (scene: S) => S) {
    const follow = this.atEnd || (this.playing && !this.wound);
    this.events = [...this.events, ...fresh];
    let shown = this.sceneAt(this.end - fresh.length);
    for (let i = this.end - fresh.length; i < this.end; i++) shown = this.#after(shown, i);
    this.#known.set(this.end, truth(shown));
    if (!follow) return;
    if (fresh.length === 0 && this.atEnd) this.scene = this.sceneAt(this.end);
    else this.play();
  }

  /** Something more is known of where the film ends now. */
  amend(more: (scene: S) => S) {
    const scene = more(this.sceneAt(this.end));
    this.#known.set(this.end, scene);
    if (this.atEnd) this.scene = scene;
  }

  /** Begins anew: other events, another end. */
  reset(scene: S, events: GameEvent[]) {
    this.pause();
    this.events = events;
    this.at = this.first = events.length;
    this.scene = scene;
    this.now = null;
    this.#known = new Map([[this.at, scene]]);
  }

  /** Makes earlier places known, so that they can be shown too. */
  know(at: number, scene: S, events = this.events) {
    this.#known.set(at, scene);
    this.events = events;
    this.first = Math.min(this.first, at);
  }

  sceneAt(at: number): S {
    let from = at;
    while (from > this.first && !this.#known.has(from)) from--;
    let scene = this.#known.get(from) as S;
    for (let i = from; i < at; i++) {
      scene = this.#after(scene, i);
      if ((i + 1) % EVERY === 0 && !this.#known.has(i + 1)) this.#known.set(i + 1, scene);
    }
    return scene;
  }

  play() {
    if (this.atEnd && !this.playing) return;
    this.playing = true;
    clearTimeout(this.#timer);
    this.#advance();
  }
  pause() {
    this.playing = false;
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
    this.at = Math.max(this.first, Math.min(this.end, at));
    this.wound = !this.atEnd;
    this.scene = this.sceneAt(this.at);
  }
  toEnd() {
    this.seek(this.end);
  }
  /** One visible event forward or back. */
  step(way: 1 | -1) {
    this.pause();
    if (way > 0) this.#show();
    else {
      let at = this.at - 1;
      while (at > this.first && this.#beat(at - 1) === 0) at--;
      this.seek(at);
    }
  }
  replayFrom(at: number) {
    this.seek(at);
    this.play();
  }
  destroy() {
    clearTimeout(this.#timer);
  }

  #after(scene: S, i: number): S {
    return this.film.after(scene, this.events[i]!, i, this.events);
  }
  #beat(i: number): number {
    const event = this.events[i];
    return event ? this.film.beat(event, this.scene) : 0;
  }
  /** Shows the next event together with those that take no time. Returns the time it needs. */
  #show(): number {
    let ms = 0;
    while (!this.atEnd && ms === 0) {
      ms = this.#beat(this.at);
      this.now = this.events[this.at] ?? null;
      this.at++;
      this.scene = this.#known.get(this.at) ?? this.#after(this.scene, this.at - 1);
    }
    return ms;
  }
  #advance() {
    if (this.speed === 0) return this.toEnd();
    const ms = this.#show() / this.speed;
    if (this.atEnd) {
      this.#timer = setTimeout(() => (this.playing = this.wound = false), ms);
      return;
    }
    this.#timer = setTimeout(() => this.playing && this.#advance(), ms);
  }
}
