/** Which games have a screen of their own; the others are played with the list of actions. */
import { learn } from "../kit/language.svelte";
import type { GameScreen } from "../table/game";

const screens: Record<string, () => Promise<GameScreen>> = {
  heat: () => import("./heat").then((module) => module.screen as GameScreen),
  roborally: () => import("./roborally").then((module) => module.screen as GameScreen),
};

export async function screenOf(game: string): Promise<GameScreen> {
  const load = screens[game] ?? (() => import("../table/plain/index").then((module) => module.screen as GameScreen));
  const [screen] = await Promise.all([load(), learn(game)]);
  return screen;
}
