/** The tables that wait for whoever uses this browser: counted on every page, and called out when nobody looks. */
import { gameName } from "../games/registry";
import { announce } from "./announce";
import { player } from "./me.svelte";
import { t } from "./text";
import { freshly, waiting } from "./waiting";

const IN_SIGHT = 20_000;
const HIDDEN = 60_000;

export const callTurn = (id: string, game: string): void => announce(t("row-your-turn"), gameName(game), `/t/${id}`);

/** Keep the count fresh while there are tables that may come to wait; call what it returns to stop. */
export function watchTurns(except: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const look = async (first = false) => {
    const before = player.known?.tables;
    if (first || !before || before.some(({ status }) => status !== "over")) await player.load();
    if (before)
      for (const { id, game } of freshly(waiting(before), waiting(player.known?.tables, except))) callTurn(id, game);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void look(), document.hidden ? HIDDEN : IN_SIGHT);
  };
  const back = () => void (document.hidden || look());
  void look(true);
  document.addEventListener("visibilitychange", back);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", back);
  };
}
