/** The race in short sentences: one line for what a robot's card does, and one for each thing that happens to it. */
import { listOf, t, textOr } from "../../kit/text";
import type { Line, Teller } from "../../table/log";
import { isBlocker, robotNames, robotsKey } from "./robots";
import type { AnyArgs, GameEvent } from "./room";

const CHAPTERS = new Set(["turn-began", "register-began", "clean-up-began"]);
/** Seen on the board, or told by something else. */
const QUIET = new Set(["", "dealt", "dealt-cards", "revealed", "turned", "archived", "drafted", "wiped", "returns"]);
/** Told by nobody in particular, in the words of the rules or in the screen's own. */
const PLAIN = new Set(["course", "course-without-docks", "programmed", "flag-moved", "race-over"]);
const BY_MACHINES = new Set(["carried", "held", "gears"]);
const BAD = new Set(["destroyed", "eliminated"]);
/** Belong to the line of the robot whose card is carried out. */
const PARTS = new Set(["moved", "stopped", "pushed", "rammed"]);
/** What they do to their target is told in the same line. */
const HITS = new Set(["shot", "beam", "weapon"]);
const HURTING = "mini_howitzer";
/** An option takes the damage. */
const SPARED = new Set(["option-worked", "option-given-up"]);

interface Effect {
  robot: number;
  /** Damage that this hit may still do. */
  due: number;
  taken: number;
  locked: number[];
}
type Gathering = Line & { parts?: (() => string)[]; keys?: string[]; effect?: Effect };

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Gathering[] = [];
  events.forEach((event, i) => {
    const { kind, seat, args } = event;
    const all: AnyArgs = args;
    const last = lines.at(-1);
    const add = (words: () => string, more: Partial<Gathering> = {}) =>
      lines.push({ kind: "told", seat, you: true, from: i, at: i + 1, words, bad: BAD.has(kind), ...more });
    const said = () => t(`roborally-log-${kind}`, { ...args, ...teller(event) });
    const whose = () => (all.blocker === 1 ? t("roborally-log-blocker", { words: said() }) : said());
    // Of a turn's end at which nothing happens there is nothing to tell.
    if (kind === "turn-began" && last && events[last.from]?.kind === "clean-up-began") lines.pop();
    if (CHAPTERS.has(kind)) add(() => t(`roborally-event-${kind}`, args), { kind: "chapter", seat: -1 });
    else if (kind === "acts") {
      const parts: (() => string)[] = [whose];
      add(() => listed(parts), { parts, keys: [] });
    } else if (last?.parts && last.seat === seat && PARTS.has(kind) && all.how !== "pusher" && all.how !== "beam") {
      last.at = i + 1;
      const key = `${kind} ${robotsKey(args)}`;
      // A way in several steps and a robot pushed over several cells are told once.
      if (kind !== "moved" && !last.keys!.includes(key)) last.parts.push(said);
      last.keys!.push(key);
    } else if (HITS.has(kind)) {
      const due = kind === "weapon" ? Number(all.card === HURTING) : (all.tokens ?? 0);
      const effect: Effect = { robot: all.target ?? -1, due, taken: 0, locked: [] };
      add(() => withEffect(whose(), effect), { effect });
    } else if (kind === "damaged" && isTaken(lines, event, i)) return;
    else if (BY_MACHINES.has(kind)) add(said, { seat: -1 });
    else if (PLAIN.has(kind))
      add(() => textOr(`roborally-event-${kind}`, "", { ...args, ...teller(event) }), { seat: -1 });
    else if (!QUIET.has(kind)) {
      const hit = SPARED.has(kind) ? hitOn(lines, all.robot) : null;
      if (hit) hit.due -= 1;
      add(whose);
    } else if (last) last.at = i + 1;
  });
  return lines;
}

/** The line that is told where the film stands: a hit is told with what it does, and again when its damage is taken. */
export function lineAt(lines: Line[], at: number): Line | null {
  const reached = (line: Line) => Math.min(line.at, at);
  return lines
    .filter(({ kind, from }) => kind === "told" && from < at)
    .reduce<Line | null>((best, line) => (best && reached(best) > reached(line) ? best : line), null);
}

/** So many hits of one moment are told in words; the board shows them all. */
const TOLD = 3;
/** What is told where the film stands: one line, but all the hits of one moment. */
export function linesAt(lines: Line[], since: number, at: number): Line[] {
  const hits = lines.filter((line) => (line as Gathering).effect && line.from >= since && line.from < at);
  const last = lineAt(lines, at);
  return hits.length > 1 ? hits.slice(-TOLD) : last ? [last] : [];
}

/** The first hit of this register on a robot that still has damage to do. */
function hitLine(lines: Gathering[], robot: number | undefined): Gathering | undefined {
  return lines
    .slice(lines.findLastIndex(({ kind }) => kind === "chapter") + 1)
    .find(({ effect }) => effect?.robot === robot && effect!.due > 0);
}
const hitOn = (lines: Gathering[], robot: number | undefined): Effect | null => hitLine(lines, robot)?.effect ?? null;

/** Whether damage is told with the hit that did it. */
function isTaken(lines: Gathering[], { args }: Extract<GameEvent, { kind: "damaged" }>, i: number): boolean {
  const line = hitLine(lines, args.robot);
  if (!line?.effect) return false;
  line.at = i + 1;
  line.effect.due -= 1;
  line.effect.taken += 1;
  if (args.locked) line.effect.locked.push(args.locked);
  return true;
}
function withEffect(words: string, { taken, locked }: Effect): string {
  return taken
    ? t("roborally-log-effect", { words, damage: taken, locks: locked.length, registers: listOf(locked.map(String)) })
    : words;
}
const listed = (parts: (() => string)[]) => parts.map((part) => part()).join("; ");

/** Names in place of numbers: of cards, courses and robots. Whoever reads is "you", also among others. */
export function words(
  { seat, args }: GameEvent,
  nameOf: (seat: number) => string,
  isMe: (seat: number) => boolean = () => false,
): Record<string, string | number> {
  const more: Record<string, string | number> = { you: isMe(seat) ? "yes" : "no" };
  const called = (other: number) => (isMe(other) ? t("roborally-ui-you") : nameOf(other));
  const { card, course, with: others, whom, order, cards }: AnyArgs = args;
  if (card !== undefined) Object.assign(more, { card: t(`roborally-card-${card}`), play: card });
  if (course !== undefined) more.course = t(`roborally-choice-course-${course}`);
  if (others) more.with = others.map((one) => t(`roborally-card-${one}`)).join(", ");
  if (whom)
    Object.assign(more, {
      whom: listOf(robotNames(args, called)),
      robots: whom.length,
      whose: whom.length === 1 && isMe(whom[0]!) && !isBlocker(args, 0) ? "you" : "other",
    });
  if (order) more.order = listOf(order.map(called));
  if (cards) more.cards = listOf(cards.map((one) => t(`roborally-card-${one}`)));
  return more;
}
