const MOVES = ["wheel", "touchmove", "keydown"] as const;

/** Brings a part of the page to the top; once more when the fonts have come, for the text above it may then be longer. */
export async function scrollToAnchor(id: string): Promise<HTMLElement | null> {
  const found = document.getElementById(id);
  if (!found) return null;
  let moved = false;
  const note = () => (moved = true);
  for (const kind of MOVES) addEventListener(kind, note, { once: true, passive: true });
  found.scrollIntoView();
  await document.fonts.ready;
  for (const kind of MOVES) removeEventListener(kind, note);
  if (!moved) found.scrollIntoView();
  return found;
}
