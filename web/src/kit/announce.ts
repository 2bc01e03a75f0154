/** Messages of the browser itself, for pages that are open and not looked at. Phones mostly refuse them: then there
 *  are none. */
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export type Allowed = "yes" | "denied" | "unable";

/** Asks for leave, and shows what a message looks like. Only after a click: browsers want it so, and people too. */
export async function askLeave(title: string, body: string): Promise<Allowed> {
  if (typeof Notification === "undefined" || !isSecureContext) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return show(title, body, location.pathname) ? "yes" : "unable";
}

/** Tells somebody who is elsewhere; a click leads to the path. */
export function announce(title: string, body: string, path: string): void {
  if (
    settings.notify &&
    document.hidden &&
    typeof Notification !== "undefined" &&
    Notification.permission === "granted"
  )
    show(title, body, path);
}

function show(title: string, body: string, path: string): boolean {
  try {
    const message = new Notification(title, { body, tag: path, icon: "/icon.svg" });
    message.onclick = () => {
      window.focus();
      if (location.pathname !== path) go(path);
      message.close();
    };
    return true;
  } catch {
    return false; // a browser that lets only service workers do this
  }
}
