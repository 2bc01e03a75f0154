/** The race in short sentences: one line for a turn's gear and roll, and one for each thing that matters. */
import { t } from "../../kit/text";
import type { Line, Teller } from "../../table/log";
import { isSilent } from "../../table/types";
import type { GameEvent, Room } from "./room";

/** Told with the line before, seen on the board, or said by what follows. */
const QUIET = new Set(["moved", "debris", "pit"]);
const BAD = new Set(["spun", "eliminated"]);

type Shift = Extract<GameEvent, { kind: "shifted" }>["args"];

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Line[] = [];
  const shifts = new Map<number, Shift>();
  let racing = false;
  events.forEach((event, i) => {
    if (isSilent(event)) return;
    const { kind, seat, args } = event;
    const add = (words: () => string, more: Partial<Line> = {}) =>
      lines.push({ kind: "told", seat, you: true, from: i, at: i + 1, words, ...more });
    racing ||= kind === "grid";
    const shift = shifts.get(seat);
    const tell = () => told(event, teller, shift);
    if (kind === "shifted") shifts.set(seat, args);
    else if (kind === "round-began")
      add(() => t("formula_d-event-round-began", args), { kind: "chapter", seat: -1 });
    else if (isTold(event, racing)) add(tell, { bad: isBad(event) });
    else if (lines.length && lines.at(-1)!.seat === seat) lines.at(-1)!.at = i + 1;
    if (kind === "rolled") shifts.delete(seat);
  });
  return lines;
}

const isBad = ({ kind, args }: GameEvent) => BAD.has(kind) || (kind === "check" && args.lost === 1);

/** A check that does no harm is told, too: the die decides in sight of all. */
function isTold({ kind, args }: GameEvent, racing: boolean): boolean {
  if (kind === "moved") return args.how !== "drive";
  if (kind === "crossed-line") return racing && args.lap > 1 && args.lap <= args.laps;
  if (kind === "pit") return args.where !== "track";
  return !QUIET.has(kind);
}

function told(event: GameEvent, teller: Teller, shift?: Shift): string {
  const said = { you: "false", ...event.args, ...teller(event) };
  if (event.kind !== "rolled") return t(`formula_d-log-${event.kind}`, said);
  return t("formula_d-log-rolled", { ...said, ...paid(shift) });
}
/** What skipped gears cost, all told with the roll. */
const paid = ({ gearbox, brakes, engine, from }: Shift = { from: 0, gear: 0, gearbox: 0, brakes: 0, engine: 0 }) => ({
  gearbox, brakes, engine, from,
});

/** All that the car which is shown now has done in its turn, in the order in which it happened. */
export function lastTurn(room: Room): Line[] {
  const teller = (event: GameEvent) =>
    room.screen.words(event, (seat) => room.called(seat), (seat) => room.isMe(seat), room.view);
  return turnAtTheEnd(story(room.reel.steps.slice(0, room.reel.at), teller));
}
/** The last lines that are about one car. */
export function turnAtTheEnd(lines: Line[]): Line[] {
  const last = lines.at(-1);
  const others = lines.findLastIndex(({ seat }) => seat !== last?.seat);
  return last && last.seat >= 0 ? lines.slice(others + 1) : lines.slice(-1);
}
