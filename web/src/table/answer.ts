/** An answer in words, for the list of choices and for advice. */
import { textOr } from "../kit/text";
import { namedIn } from "./declared";
import type { Room } from "./room.svelte";
import type { OptionLabel } from "./types";

/** As the game's screen says it where the label alone says too little, otherwise by the game's text. */
export function answerWords(room: Room, label: OptionLabel): string {
  const { game } = room.table;
  const own = room.screen.answerWords?.(label, room.view, room.seat);
  const named = () => namedIn(game, "labels", label.kind, label, (seat) => room.called(seat));
  return own ?? textOr(`${game}-option-${label.kind}`, label.kind, named());
}
