import * as api from "../kit/api";
import type { GameInfo } from "../kit/contract";

/** What the house knows of its five games before the server has spoken. */
export interface GameFace {
  id: string;
  minutes: number;
  seats: [number, number];
  /** Playable in this release; the server's word wins. */
  ready: boolean;
  /** The option that names where a race is held. */
  place?: string;
  /** The option that makes several races of it. */
  series?: string;
}

export const FACES: readonly GameFace[] = [
  { id: "heat", minutes: 45, seats: [1, 6], ready: true, place: "circuit", series: "season" },
  { id: "roborally", minutes: 60, seats: [1, 8], ready: true, place: "course" },
  { id: "formula_d", minutes: 60, seats: [2, 10], ready: false, place: "circuit" },
  { id: "steampunk_rally", minutes: 60, seats: [2, 8], ready: false, place: "track" },
  { id: "unicorn_fever", minutes: 50, seats: [2, 6], ready: false },
];

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

  isReady(face: GameFace): boolean {
    return this.games ? (this.info(face.id)?.ready ?? false) : face.ready;
  }

  seats(face: GameFace): [number, number] {
    return this.info(face.id)?.seats ?? face.seats;
  }
}

export const catalogue = new Catalogue();
export const faceOf = (game: string): GameFace | undefined => FACES.find(({ id }) => id === game);
