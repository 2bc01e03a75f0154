/** What a reader does to go elsewhere. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "popstate"] as const;

/** The part of a page that an address names; what cannot be read names nothing that is there. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

let letGo = (): void => undefined;

/** Brings a part of the page to the top and holds it there while texts, fonts or another width move it, until the
 *  reader goes on. */
export function scrollToAnchor(id: string): HTMLElement | null {
  letGo();
  const found = document.getElementById(id);
  if (found) letGo = held(found);
  return found;
}

function held(found: HTMLElement): () => void {
  const watch = new ResizeObserver(() => (found.isConnected ? found.scrollIntoView() : end()));
  const end = (): void => {
    watch.disconnect();
    for (const kind of MOVES) removeEventListener(kind, end);
  };
  for (const kind of MOVES) addEventListener(kind, end, { passive: true });
  found.scrollIntoView();
  watch.observe(document.body);
  return end;
}
