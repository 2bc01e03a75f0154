/** The window onto a board: where the player has put it, and the gestures that move it. */
import { pan, zoom, type Box, type Point } from "./camera";

const TAP = 5;
const STEP = 1.4;
const NUDGE = 0.12;

export class Lens {
  /** Where the player has put the window; null: it follows, or shows all. */
  own = $state.raw<Box | null>(null);
  following = $state(false);
  /** A gesture is going on: no easing. */
  held = false;
  /** Since the last press nothing was moved: it was a tap. */
  still = true;
  #pointers = new Map<number, Point>();

  constructor(
    private frame: () => HTMLElement,
    private box: () => Box,
    private full: () => Box,
  ) {}

  wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.#put(
      zoom(
        this.box(),
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        this.#place(event.clientX, event.clientY),
        this.full(),
      ),
    );
  };
  down = (event: PointerEvent) => {
    this.still = this.#pointers.size === 0;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  up = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
  };
  move = (event: PointerEvent) => {
    const was = this.#pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(was, now, other);
    else if (!this.#drag(event.pointerId, was, now)) return;
    this.#pointers.set(event.pointerId, now);
  };
  key = (event: KeyboardEvent) => {
    const { w, h } = this.box();
    const acts: Record<string, () => void> = {
      "+": () => this.nearer(),
      "=": () => this.nearer(),
      "-": () => this.farther(),
      "0": () => this.all(),
      ArrowLeft: () => this.#slide(NUDGE * w, 0),
      ArrowRight: () => this.#slide(-NUDGE * w, 0),
      ArrowUp: () => this.#slide(0, NUDGE * h),
      ArrowDown: () => this.#slide(0, -NUDGE * h),
    };
    const act = acts[event.key];
    if (!act || event.target !== this.frame()) return;
    event.preventDefault();
    act();
  };
  nearer = () => this.#zoom(STEP);
  farther = () => this.#zoom(1 / STEP);
  follow = (always: boolean) => {
    this.following = always || this.own !== null || !this.following;
    this.own = null;
  };
  all() {
    this.own = null;
    this.following = false;
  }

  #zoom(factor: number) {
    this.own = zoom(this.own ?? this.box(), factor, { x: 0.5, y: 0.5 }, this.full());
    this.following = false;
  }
  #slide(dx: number, dy: number) {
    this.own = pan(this.own ?? this.box(), dx, dy, this.full());
    this.following = false;
  }
  #drag(id: number, was: Point, now: Point): boolean {
    const frame = this.frame();
    if (!frame.hasPointerCapture(id) && Math.hypot(now.x - was.x, now.y - was.y) < TAP) return false;
    frame.setPointerCapture(id);
    const scale = this.box().w / frame.clientWidth;
    this.#put(pan(this.box(), (now.x - was.x) * scale, (now.y - was.y) * scale, this.full()));
    return true;
  }
  #pinch(was: Point, now: Point, other: Point) {
    const far = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    this.#put(
      zoom(this.box(), far(now) / far(was), this.#place((now.x + other.x) / 2, (now.y + other.y) / 2), this.full()),
    );
  }
  #put(box: Box) {
    this.held = true;
    this.still = false;
    this.own = box;
    this.following = false;
    queueMicrotask(() => (this.held = false));
  }
  #place(x: number, y: number): Point {
    const frame = this.frame().getBoundingClientRect();
    return { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height };
  }
}
