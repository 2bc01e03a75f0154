/** Whether the clock presses: near the end of my time, or when I look away while it runs. */
const RUNS = 35_000;
/** What is laid now is the program: a message needs a moment, and clocks differ a little. */
const LAST = 2_000;
const LOOK = 400;

export class Haste {
  #left = $state(Infinity);
  #hidden = $state(false);

  constructor(deadline: () => string | null) {
    $effect(() => {
      const due = deadline();
      const look = () => {
        this.#left = due ? Date.parse(due) - Date.now() : Infinity;
        this.#hidden = document.hidden;
      };
      look();
      if (!due) return;
      const timer = setInterval(look, LOOK);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }
  get runs(): boolean {
    return this.#left < RUNS || (this.#hidden && this.#left < Infinity);
  }
  get last(): boolean {
    return this.#left < LAST;
  }
}
