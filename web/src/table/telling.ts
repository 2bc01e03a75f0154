/** What a table tells of its film, in words: the log, the line that is read out, the list instead of a film. */
import { textOr } from "../kit/text";
import { isSilent, namedIn } from "./declared";
import { logLines, type Line, type Told } from "./log";
import type { Room } from "./room.svelte";
import type { GameEvent, Step } from "./types";

/** Sentences are made once for each event and language. */
const made = new WeakMap<GameEvent, { spoken: string; words: string }>();

export function linesOf(room: Room, steps: Step[], spoken: string): Line[] {
  const { screen, table } = room;
  const teller = (event: GameEvent) =>
    screen.words(event, (seat) => room.called(seat), (seat) => room.isMe(seat), room.view);
  if (screen.story) return screen.story(steps, teller);
  function sentence(event: GameEvent): Told {
    const role = isSilent(table.game, event.kind) ? "silent" : screen.logRole(event);
    let known = made.get(event);
    if (known?.spoken !== spoken && role !== "silent") {
      const named = namedIn(table.game, "events", event.kind, event.args, (seat) => room.called(seat));
      known = {
        spoken, words: textOr(`${table.game}-event-${event.kind}`, "", { name: "", ...named, ...teller(event) }),
      };
      made.set(event, known);
    }
    return { role, words: known?.words ?? "" };
  }
  return logLines(steps, sentence);
}

/** A line with the name at its head. */
export function lineInWords(room: Room, { seat, you, words }: Line): string {
  const name = seat < 0 ? "" : you ? room.called(seat) : room.nameOf(seat);
  return [name, words()].filter(Boolean).join(" ");
}

/** Of all lines those that tell what lies between two places of the film. */
export const linesBetween = (lines: Line[], from: number, to: number): Line[] =>
  lines.filter((line) => line.at > from && line.from < to);
