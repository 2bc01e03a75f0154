/** Choices in words. */
import { textOr } from "../../kit/text";
import { namedIn } from "../../table/declared";
import type { Option, Room } from "./room";

const GAME = "unicorn_fever";

export function optionWords(room: Room, { label }: Option): string {
  const args = namedIn(GAME, "labels", label.kind, label, (seat) => room.called(seat));
  return textOr(`${GAME}-option-${label.kind}`, label.kind, args);
}

/** The question in words. */
export function asked(room: Room): string {
  const { question } = room;
  if (!question) return "";
  const args = namedIn(GAME, "questions", question.kind, question.args, (seat) => room.called(seat));
  return textOr(`${GAME}-question-${question.kind}`, question.kind, args);
}
