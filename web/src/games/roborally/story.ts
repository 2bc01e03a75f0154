/** The race in short sentences: one line for what a robot's card does, and one for each thing that happens to it. */
import { listOf, t, textOr } from "../../kit/text";
import type { Line, Teller } from "../../table/log";
import type { GameEvent } from "../../table/types";

/** Seen on the board, or told by something else. */
const QUIET = new Set(["dealt", "dealt-cards", "revealed", "turned", "archived", "drafted"]);
/** Told by nobody in particular. */
const PLAIN = new Set(["course", "programmed", "carried", "held", "gears", "flag-moved", "race-over"]);
const BAD = new Set(["destroyed", "eliminated"]);
/** Belong to the line of the robot whose card is carried out. */
const PARTS = new Set(["moved", "stopped", "pushed", "rammed"]);

type Gathering = Line & { parts?: (() => string)[]; keys?: string[] };

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Gathering[] = [];
  events.forEach((event, i) => {
    const { kind, seat, args } = event;
    const last = lines.at(-1);
    const add = (words: () => string, more: Partial<Gathering> = {}) => lines.push({ kind: "told", seat, you: true, from: i, at: i + 1, words, bad: BAD.has(kind), ...more });
    const said = () => t(`roborally-log-${kind}`, { ...args, ...teller(event) });
    if (kind === "turn-began" || kind === "register-began") add(() => t(`roborally-event-${kind}`, args), { kind: "chapter", seat: -1 });
    else if (kind === "acts") {
      const parts: (() => string)[] = [said];
      add(() => listed(parts), { parts, keys: [] });
    } else if (last?.parts && last.seat === seat && PARTS.has(kind) && args.how !== "pusher" && args.how !== "beam") {
      last.at = i + 1;
      const key = `${kind} ${String(args.whom)}`;
      // A way in several steps and a robot pushed over several cells are told once.
      if (kind !== "moved" && !last.keys!.includes(key)) last.parts.push(said);
      last.keys!.push(key);
    } else if (PLAIN.has(kind)) add(() => textOr(`roborally-event-${kind}`, "", { ...args, ...teller(event) }), { seat: -1 });
    else if (!QUIET.has(kind)) add(said);
    else if (last) last.at = i + 1;
  });
  return lines;
}

const listed = (parts: (() => string)[]) => parts.map((part) => part()).join("; ");

/** Names in place of numbers: of cards, courses and robots. */
export function words({ args }: GameEvent, nameOf: (seat: number) => string): Record<string, string> {
  const more: Record<string, string> = {};
  if (typeof args.card === "string") more.card = t(`roborally-card-${args.card}`);
  if (typeof args.course === "string") more.course = t(`roborally-choice-course-${args.course}`);
  if (Array.isArray(args.with)) more.with = args.with.map((card) => t(`roborally-card-${String(card)}`)).join(", ");
  if (Array.isArray(args.whom)) more.whom = listOf(args.whom.map((seat) => nameOf(Number(seat))));
  if (Array.isArray(args.order)) more.order = listOf(args.order.map((seat) => nameOf(Number(seat))));
  if (Array.isArray(args.cards)) more.cards = listOf(args.cards.map((card) => t(`roborally-card-${String(card)}`)));
  return more;
}
