import { mount } from "svelte";
import "../src/kit/fonts.css";
import "../src/kit/tokens.css";
import "../src/kit/base.css";
import type { TableState } from "../src/kit/contract";
import { learnNames, learnSite } from "../src/kit/language.svelte";
import { applySettings } from "../src/kit/settings.svelte";
import EndOfRace from "../src/shell/EndOfRace.svelte";
import WaitingRoom from "../src/shell/WaitingRoom.svelte";
import { raceResult } from "./result";

/** Shows, by itself, what otherwise needs a whole game: /mock/stage.html?show=end, or ?show=room. */
await applySettings();
await Promise.all([learnSite(), learnNames()]);
const target = document.getElementById("app")!;
const asked = new URLSearchParams(location.search);
if (asked.get("show") === "end") {
  mount(EndOfRace, { target, props: { result: raceResult(asked.get("race") ?? "won") } });
} else {
  const state = (await (await fetch(`/api/tables/${asked.get("table") ?? "red-kerb-41"}`)).json()) as TableState;
  mount(WaitingRoom, { target, props: { state } });
}
