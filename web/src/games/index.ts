/** A game's table: its own screen, or the list of actions. */
import { learn } from "../kit/language.svelte";
import { learnDeclared } from "../table/declared";
import type { GameScreen } from "../table/game";
import { manifestOf } from "./registry";

const plain = () => import("../table/plain/index").then((module) => module.screen);

export async function screenOf(game: string): Promise<GameScreen> {
  const [screen] = await Promise.all([(manifestOf(game)?.screen ?? plain)(), learn(game), learnDeclared(game)]);
  return screen;
}
