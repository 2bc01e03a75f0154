import * as api from "../kit/api";
import type { Manifest } from "../games/manifest";
import type { GameInfo } from "../kit/contract";

/** The server's games, asked for once. */
class Catalogue {
  games: GameInfo[] | undefined = $state.raw();
  #asked: Promise<GameInfo[]> | undefined;

  async load(): Promise<GameInfo[]> {
    this.#asked ??= api.games();
    try {
      this.games = await this.#asked;
      return this.games;
    } catch (refusal) {
      this.#asked = undefined;
      throw refusal;
    }
  }

  info(game: string): GameInfo | undefined {
    return this.games?.find(({ id }) => id === game);
  }

  isReady(game: Manifest): boolean {
    return this.games ? (this.info(game.id)?.ready ?? false) : game.ready;
  }

  seats(game: Manifest): [number, number] {
    return this.info(game.id)?.seats ?? game.seats;
  }
}

export const catalogue = new Catalogue();
