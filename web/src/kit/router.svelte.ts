/** A small history router: plain links work, `go` moves on, `place` is where we are. */
interface Place {
  path: string;
  search: string;
  hash: string;
  /** Grows with every move, also to the same address. */
  visit: number;
}

export const place: Place = $state({ ...here(), visit: 0 });

export function go(url: string, how: { replace?: boolean } = {}): void {
  rememberScroll();
  if (how.replace) history.replaceState({}, "", url);
  else history.pushState({}, "", url);
  arrive();
}

/** Follow links inside the site without loading a page, and the browser's own back and forward. */
export function followLinks(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", arrive);
  addEventListener("pagehide", rememberScroll);
  document.addEventListener("click", (event) => {
    const url = ownLink(event);
    if (!url) return;
    event.preventDefault();
    go(url);
  });
}

/** Scroll to where the reader had been at this place, or to the top. What arrives late is waited for, some frames
 *  long. */
export function restoreScroll(frames = 60): void {
  const wanted = (history.state as { scroll?: number } | null)?.scroll ?? 0;
  scrollTo(0, wanted);
  if (scrollY < wanted - 1 && frames > 0) requestAnimationFrame(() => restoreScroll(frames - 1));
}

function rememberScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: scrollY }, "");
}

function here(): Omit<Place, "visit"> {
  return { path: location.pathname, search: location.search, hash: location.hash };
}

function arrive(): void {
  Object.assign(place, here());
  place.visit += 1;
}

function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || isFile(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** Files have an ending; the site's own pages have none. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}
