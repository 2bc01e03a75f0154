/** What a thing means, told beside it: on hover, on focus, after a long press; one tip at a time. */

import { untrack } from "svelte";

export interface TipLine {
  /** What the game draws before it. */
  symbol?: string;
  amount?: number;
  words: string;
  help: string;
  /** It stands beside the poster, too: on a desk that is enough. */
  noted?: boolean;
}
export interface Tip {
  title: string;
  note?: string;
  lines: TipLine[];
  /** Of a thing on the board, with what the game draws beside the title: told where the board has room, on a phone in a
   *  strip above the rivals. */
  look?: string;
  /** The corner that it is about. */
  corner?: number;
  /** Where the rules tell all of it: an anchor. */
  rule?: string;
}
interface Shown {
  tip: Tip;
  /** Asked for by a click: it stays until it is closed. */
  stays?: boolean;
  beside: DOMRect;
  /** Where it keeps a line of the table free: cards of the console stay in sight under its foot, a phone's garage over
   *  its head. */
  foot?: number;
  head?: number;
  /** A market on the board: it is told over the log, beside the market and the garages. */
  aside?: DOMRect;
}
export type MakeTip = () => Tip | null;

const REST = 260;
const LONG = 420;
const NARROW = 720;
/** Long enough to read two lines twice. */
export const TOLD = 10_000;

export const tips = $state<{ shown: Shown | null }>({ shown: null });
let owner: Element | null = null;

type FindPlace = (size: readonly [number, number], corner?: number) => { left: number; top: number };
/** Where the board has room for a tip of this size, in pixels of the window. */
export let boardPlace: FindPlace | null = null;
export function placeTips(find: FindPlace) {
  boardPlace = find;
  return () => void (boardPlace === find && (boardPlace = null));
}

function show(node: Element, make: MakeTip, stays = false) {
  const tip = make();
  if (!tip) return;
  hideTip();
  owner = node;
  node.toggleAttribute("data-told", !tip.look);
  const line = document.querySelector("[data-console]")?.getBoundingClientRect().top;
  const garage = node.closest("[data-garage]");
  const place =
    line === undefined
      ? {}
      : garage && innerWidth <= NARROW
        ? { head: line }
        : node.closest("[data-console]")
          ? { foot: line }
          : {};
  const log = garage && innerWidth > NARROW ? document.querySelector("[data-log]")?.getBoundingClientRect() : undefined;
  tips.shown = {
    tip,
    stays: stays && Boolean(tip.look),
    beside: node.getBoundingClientRect(),
    ...place,
    ...(log && { aside: log }),
  };
}
/** Told of a place that is no element of its own, such as a tile of a floor: it stays until it is closed. */
export function tellAt(tip: Tip, beside: DOMRect) {
  hideTip();
  tips.shown = { tip, stays: true, beside };
}
/** Told unasked; it goes by itself, or when it is closed or called back. */
export function tell(tip: Tip) {
  hideTip();
  tips.shown = { tip, beside: new DOMRect() };
  const back = () => void (owner === null && hideTip());
  const timer = setTimeout(back, TOLD);
  return () => {
    clearTimeout(timer);
    back();
  };
}
/** A click elsewhere: what was asked for goes. */
export function clickAway(target: Node) {
  if (owner && !owner.contains(target)) hideTip();
}
export function hideTip(node: Element | null = owner) {
  if (node !== owner) return;
  owner?.removeAttribute("data-told");
  owner = null;
  tips.shown = null;
}

/** An attachment: the element tells its tip, to those who listen as a description. With `tap` a click shows it too. */
export function tipOf(make: MakeTip, tap = false) {
  return (node: HTMLElement) => {
    const said = make()?.lines.map(({ help }) => help);
    if (said) node.setAttribute("aria-description", said.join(" "));
    else node.removeAttribute("aria-description");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let pointed = false;
    /** Told in the strip over the console it stays until a tap: a mouse that rests or leaves changes nothing then. */
    const inStrip = () => innerWidth <= NARROW && Boolean(make()?.look);
    const wait = (time: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = time === LONG;
        show(node, make);
      }, time);
    };
    const leave = () => {
      clearTimeout(timer);
      hideTip(node);
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && !inStrip() && wait(REST),
      pointerleave: (event) =>
        (event as PointerEvent).pointerType === "mouse" &&
        !inStrip() &&
        !(owner === node && tips.shown?.stays) &&
        leave(),
      pointerdown: (event) => {
        held = false;
        if (inStrip()) return;
        if ((event as PointerEvent).pointerType === "mouse") leave();
        else wait(LONG);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      focus: () => node.matches(":focus-visible") && show(node, make),
      // It is also told when it goes from the page, in the middle of an update.
      blur: () => inStrip() || untrack(leave),
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== "Escape") return;
        leave();
        // Whoever pointed at it has no use for a ring around it.
        if (pointed) node.blur();
      },
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        clearTimeout(timer);
        pointed = (event as MouseEvent).detail > 0;
        if (held) {
          // The finger only wanted to read.
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (tap) show(node, make, true);
      },
    };
    for (const [kind, heard] of Object.entries(on)) node.addEventListener(kind, heard, { capture: kind === "click" });
    return () => {
      leave();
      for (const [kind, heard] of Object.entries(on))
        node.removeEventListener(kind, heard, { capture: kind === "click" });
    };
  };
}
