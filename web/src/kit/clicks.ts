/** Whether a click is only the second half of a double click, or comes of a key held down: nobody meant it. */

/** A click sooner than this after another one on the same place belongs to it. */
export const BREATH = 350;
/** Fingers and mice slip so many pixels between two clicks on one place. */
export const SLIP = 16;

interface Click {
  x: number;
  y: number;
  at: number;
}

export class Clicks {
  #last: Click = { x: 0, y: 0, at: -Infinity };
  #echo = false;
  #held = false;

  /** Every click of the page, before anybody hears of it. One by a key has no place. */
  note(event: { clientX: number; clientY: number; detail: number; timeStamp: number }) {
    const click = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const near = Math.hypot(click.x - this.#last.x, click.y - this.#last.y) <= SLIP;
    this.#echo = event.detail === 0 ? this.#held : near && click.at - this.#last.at <= BREATH;
    if (event.detail > 0) this.#last = click;
  }
  /** Every key that goes down: one that is held down clicks again and again. */
  hold(event: { repeat: boolean }) {
    this.#held = event.repeat;
  }
  /** Whether the click that is heard just now belongs to the one before. */
  get echo(): boolean {
    return this.#echo;
  }
}

export const clicks = new Clicks();

if (typeof addEventListener !== "undefined") {
  addEventListener("click", (event) => clicks.note(event), true);
  addEventListener("keydown", (event) => clicks.hold(event), true);
}
