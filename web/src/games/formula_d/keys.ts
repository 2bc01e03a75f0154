/** Keys that stand on the tiles: figures for gears, letters for ways to move. */

/** Somebody writes a message, or means the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return field || ctrlKey || metaKey || altKey;
}
export function digitOf({ code }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? 0);
}
/** By its place on the keyboard, so that it is found under a Russian layout, too. */
export const capitalOf = ({ code }: KeyboardEvent): string => /^Key([A-Z])$/.exec(code)?.[1] ?? "";
