import * as api from "../kit/api";
import type { Manifest } from "../games/manifest";
import { manifestOf } from "../games/registry";
import type { GameInfo } from "../kit/contract";
import { learn } from "../kit/language.svelte";

/** The server's games, asked for once, with the words of those that came with other packages. */
class Catalogue {
  games: GameInfo[] | undefined = $state.raw();
  #asked: Promise<GameInfo[]> | undefined;

  async load(): Promise<GameInfo[]> {
    this.#asked ??= api.games();
    try {
      const games = await this.#asked;
      await Promise.all(games.filter(({ id }) => !manifestOf(id)).map(({ id }) => learn(id)));
      return (this.games = games);
    } catch (refusal) {
      this.#asked = undefined;
      throw refusal;
    }
  }

  info(game: string): GameInfo | undefined {
    return this.games?.find(({ id }) => id === game);
  }

  /** Games of other packages: our pages know no more of them than the server tells. */
  get guests(): GameInfo[] {
    return this.games?.filter(({ id }) => !manifestOf(id)) ?? [];
  }

  isReady(game: Pick<Manifest, "id" | "ready">): boolean {
    return this.games ? (this.info(game.id)?.ready ?? false) : game.ready;
  }

  seats(game: Pick<Manifest, "id" | "seats">): [number, number] {
    return this.info(game.id)?.seats ?? game.seats;
  }
}

export const catalogue = new Catalogue();
