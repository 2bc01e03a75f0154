/** What happens in the race, in one sentence beside it. */
import { t, textOr } from "../../../kit/text";
import { namedIn } from "../../../table/declared";
import type { Room } from "../room";
import type { News } from "../marks";
import { cardHelp, colourName } from "../state";

export function newsWords(room: Room, { kind, args, seat }: News): string {
  if (kind === "race-card") return cardHelp(args.card);
  if (kind === "ran") return args.moves.filter(({ cards }) => cards.length).map(worked(room)).join(" ");
  if (kind === "sprinted")
    return t("unicorn_fever-board-news-sprinted", { unicorn: colourName(args.unicorn), spaces: args.spaces });
  return told(room, kind, args, seat);
}

const worked =
  (room: Room) =>
  ({ unicorn, cards }: Extract<News, { kind: "ran" }>["args"]["moves"][number]) =>
    told(room, "magic-worked", { unicorn, cards }, -1);

function told(room: Room, kind: string, args: object, seat: number): string {
  const nameOf = (one: number) => room.nameOf(one);
  const named = namedIn("unicorn_fever", "events", kind, args, nameOf);
  return textOr(`unicorn_fever-event-${kind}`, "", { name: seat < 0 ? "" : nameOf(seat), ...named });
}
