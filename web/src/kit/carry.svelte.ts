/**
 * Things that are carried to places, the same by three ways: dragged with mouse or finger, tapped first the one and
 * then the other, or moved on by Shift with an arrow. A card into a register, a part to a socket of a machine, a die
 * into a slot.
 */
import { tick } from "svelte";

/** What may be carried where, and what becomes of it: the game's own words. */
export interface Rules<Thing, Place> {
  /** All places, in their order: arrows go through them. */
  places(): Place[];
  /** Where it lies now; null: at none of them. */
  placeOf(thing: Thing): Place | null;
  /** It may be taken up. */
  free(thing: Thing): boolean;
  fits(thing: Thing, place: Place): boolean;
  put(thing: Thing, place: Place): void;
  /** It was let go where there is no place for it. */
  drop?(thing: Thing): void;
}

/** So far a pointer moves before a press becomes a drag. */
const START = 6;
/** So near a place, in pixels, is near enough. */
const REACH = 40;
const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Carrier<Thing, Place> {
  /** What is in the hand: dragged, or tapped and waiting for its place. */
  held = $state.raw<Thing | null>(null);
  /** The place that it would go to now. */
  over = $state.raw<Place | null>(null);
  dragged = $state(false);
  #nodes = new Map<HTMLElement, Place>();

  constructor(readonly rules: Rules<Thing, Place>) {}

  /** A place that what is held may go to. */
  invites(place: Place): boolean {
    return this.held !== null && this.rules.fits(this.held, place);
  }
  /** Takes it up, or puts it back down. */
  pick(thing: Thing) {
    this.held = this.held === thing || !this.rules.free(thing) ? null : thing;
    this.over = null;
  }
  /** A place is tapped: what is held goes there. Says whether it did. */
  tap(place: Place): boolean {
    const thing = this.held;
    if (thing === null || !this.rules.fits(thing, place)) return false;
    this.letGo();
    this.rules.put(thing, place);
    return true;
  }
  letGo() {
    this.held = this.over = null;
    this.dragged = false;
  }
  /** On to the next place that it fits, or back to the one before: the place, if there is one. */
  step(thing: Thing, way: 1 | -1): Place | null {
    if (!this.rules.free(thing)) return null;
    const places = this.rules.places();
    const here = this.rules.placeOf(thing);
    const from = here === null ? (way > 0 ? -1 : places.length) : places.indexOf(here);
    const ahead = way > 0 ? places.slice(from + 1) : places.slice(0, from).reverse();
    const to = ahead.find((place) => this.rules.fits(thing, place));
    if (to === undefined) return null;
    this.rules.put(thing, to);
    return to;
  }

  /** An attachment: this element is the thing. */
  thing(thing: Thing) {
    return (node: HTMLElement) => {
      const free = this.rules.free(thing);
      node.style.touchAction = free ? "none" : "";
      const down = (event: PointerEvent) =>
        free && event.button === 0 && event.isPrimary && this.#press(node, thing, event);
      const key = (event: KeyboardEvent) => this.#key(thing, event);
      node.addEventListener("pointerdown", down);
      node.addEventListener("keydown", key);
      return () => {
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("keydown", key);
      };
    };
  }
  /** An attachment: this element is the place. */
  place(place: Place) {
    return (node: HTMLElement) => {
      this.#nodes.set(node, place);
      return () => void this.#nodes.delete(node);
    };
  }

  #key(thing: Thing, event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (event.key === "Escape") this.letGo();
    if (!way || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = this.step(thing, way);
    if (to !== null) void tick().then(() => this.#focus(to));
  }
  #focus(place: Place) {
    const [node] = [...this.#nodes].find(([, one]) => one === place) ?? [];
    const button = node?.matches("button") ? node : node?.querySelector<HTMLElement>("button:not(:disabled)");
    button?.focus();
  }
  /** From the press to the release. */
  #press(node: HTMLElement, thing: Thing, start: PointerEvent) {
    const box = node.getBoundingClientRect();
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(dx, dy) < START) return;
      ghost ??= this.#lift(node, thing, box);
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      this.over = this.#placeAt(event.clientX, event.clientY, thing);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      for (const [kind, heard] of heards) removeEventListener(kind, heard);
      if (!ghost) return;
      ghost.remove();
      const to = event.type === "pointerup" ? this.over : null;
      this.letGo();
      swallowClick();
      if (to !== null) this.rules.put(thing, to);
      else if (event.type === "pointerup") this.rules.drop?.(thing);
    };
    const heards = [
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ] as const;
    for (const [kind, heard] of heards) addEventListener(kind, heard);
  }
  #lift(node: HTMLElement, thing: Thing, { left, top, width, height }: DOMRect): HTMLElement {
    // Whatever else waits for a long press is told that this is none.
    node.dispatchEvent(new PointerEvent("pointercancel"));
    const ghost = node.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    ghost.removeAttribute("id");
    const at = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    ghost.style.cssText = `position:fixed;${at};margin:0;z-index:70;pointer-events:none;transition:none;opacity:.95`;
    (node.closest("[data-console]") ?? document.body).append(ghost);
    this.held = thing;
    this.dragged = true;
    return ghost;
  }
  /** The place under the pointer, or the nearest one in reach. */
  #placeAt(x: number, y: number, thing: Thing): Place | null {
    let best: Place | null = null;
    let least = REACH;
    for (const [node, place] of this.#nodes) {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (far < least && this.rules.fits(thing, place)) [best, least] = [place, far];
    }
    return best;
  }
}

/** The release of a drag is no click. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
