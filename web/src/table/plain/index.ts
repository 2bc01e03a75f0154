/** A table for any game: its picture in letters, the seats, the log, and every choice as a line. */
import { t } from "../../kit/text";
import type { GameScreen } from "../game";
import Board from "./Board.svelte";
import Console from "./Console.svelte";
import Piece from "./Piece.svelte";

export const screen: GameScreen = {
  Board,
  Console,
  Piece,
  blank: null,
  draw: () => null,
  beat: () => 0,
  place: () => "",
  progress: (view) =>
    view.round === undefined ? null : { round: t("frame-round", { round: view.round }), steps: [], turns: [] },
  rail: (_, seats, open) =>
    seats.map(({ seat }) => ({
      seat,
      place: seat + 1,
      state: open.includes(seat) ? "frame-state-decides" : "frame-state-waits",
      done: false,
      acts: open.includes(seat),
      cells: [],
      top: "",
      bottom: "",
    })),
  railHead: () => ({ title: "frame-seats", cells: [], end: "frame-nothing" }),
  // The frame names arguments by what the game declares of them.
  words: () => ({}),
  result: () => import("./result").then(({ result }) => result),
  logRole: (event) => (event.kind === "round-began" ? "chapter" : "told"),
};
