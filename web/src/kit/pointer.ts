/** Whoever has a mouse clicks, whoever has fingers taps: texts say the one or the other by `$pointer`. */
import { MediaQuery } from "svelte/reactivity";

let fingers: MediaQuery | undefined;
export function pointer(): "mouse" | "touch" {
  if (typeof matchMedia === "undefined") return "touch";
  return (fingers ??= new MediaQuery("(hover: none), (pointer: coarse)")).current ? "touch" : "mouse";
}
