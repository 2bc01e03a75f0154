/** The one place that decides how many taps a choice takes, by what it costs. */
import { clicks } from "../kit/clicks";
import { settings } from "../kit/settings.svelte";

/**
 * What a choice costs: nothing; nothing, but it leads elsewhere and is looked at first; a price; or more than there is.
 * A game says it of every choice with the number that it shows.
 */
export type Cost = "nothing" | "aim" | "price" | "mishap";

/** So long a button waits for its second tap. */
export const WAITS = 4000;

/** The first tap on a tile only shows where it leads. */
export const isShownFirst = (cost: Cost): boolean =>
  settings.confirm !== "never" && (settings.confirm === "always" || cost !== "nothing");

/** Whoever has seen it is asked once more. */
export const isAskedAgain = (cost: Cost): boolean =>
  settings.confirm !== "never" &&
  (cost === "price" || cost === "mishap" || (settings.confirm === "always" && cost === "aim"));

/** What is looked at, and what waits for its second tap. */
export class Choosing {
  /** The choice that tile and board show. */
  armed = $state<number | null>(null);
  /** What was tapped once and asks to be tapped again. */
  asked = $state<unknown>(null);
  /** It asks for a few seconds only. */
  waits = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new question; what there is only one of is shown at once. */
  reset(shown: number | null = null) {
    clearTimeout(this.#timer);
    this.armed = shown;
    this.asked = null;
  }
  /** A tile or a place on the board: what is harmless is done, all else is shown; the next tap does it, and none
   *  takes it back. */
  tap(choice: number, cost: Cost, act: () => void) {
    if (this.armed === choice) return this.press(choice, cost, act);
    if (!isShownFirst(cost)) return act();
    this.armed = choice;
    this.#ask(choice);
    clearTimeout(this.#timer);
  }
  /** A button: what costs is asked once more, and for a few seconds. `key`: what it would do now. */
  press(key: unknown, cost: Cost, act: () => void) {
    if (this.asked === key && clicks.echo) return;
    if (this.asked === key || !isAskedAgain(cost)) {
      this.asked = null;
      return act();
    }
    this.#ask(key);
    this.waits = true;
    this.#timer = setTimeout(() => (this.asked = null), WAITS);
  }
  #ask(key: unknown) {
    clearTimeout(this.#timer);
    this.asked = key;
    this.waits = false;
  }
}
