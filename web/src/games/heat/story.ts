/** The race in short sentences: one line for a move, and one for each thing that matters. */
import { t, textOr } from "../../kit/text";
import type { Line, Teller } from "../../table/log";
import { isSilent } from "../../table/types";
import { isSponsor } from "./faces";
import type { GameEvent, Room } from "./room";
import { oneLap } from "./season/stakes";
import { cornerLetter, type CardId } from "./state";

/** A move while its events are gathered: gear, cards, what they flip, and the speed it comes to. */
interface Move {
  gear: number;
  heat: number;
  cards: CardId[];
  flips: CardId[];
  /** The speeds chosen for cards that have several. */
  chosen: Record<CardId, number>;
  /** Not known before all its speeds are chosen. */
  speed: number | null;
  lost: number;
}
type Gathering = Line & { move?: Move; boost?: { card: CardId | null; speed: number } };

const QUIET = new Set([
  "cards-down", "put-away", "market-closed", "drew", "drew-cards", "adrenaline", "reshuffled", "discarded",
  "gears-shown", "shifted", "flipped", "blocked", "legend-card", "sponsor-card", "road-token",
]);
const SHORT = new Set([
  "cooled", "corner-passed", "spun-out", "crossed-line", "cluttered", "finished", "placed", "scored", "flipped-nothing",
  "legend-moved", "upgrade-taken", "upgrades-dealt", "heat-paid", "scrapped", "stress-reduced", "salvaged",
  "played-directly", "given-up", "refreshed", "used-up", "sponsor-gained", "sponsors-dealt", "swapped", "upgrade-kept",
  "season-won", "season-over", "shifted-too-far",
]);
const BAD = new Set(["spun-out", "given-up", "shifted-too-far"]);

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Gathering[] = [];
  const gears = new Map<number, { gear: number; heat: number }>();
  events.forEach((event, i) => {
    const { kind, seat, args } = event;
    const last = lines.at(-1);
    if (isSilent(event)) return;
    if (last && goesOn(last, event)) {
      last.at = i + 1;
      return;
    }
    /** Verbs agree with whoever it is told of. */
    const you = teller(event).you ?? "false";
    const add = (words: () => string, more: Partial<Gathering> = {}) =>
      lines.push({ kind: "told", seat, you: true, from: i, at: i + 1, words, ...more });
    if (kind === "shifted") gears.set(seat, { gear: args.gear, heat: args.heat });
    if (kind === "round-began") add(() => t("heat-event-round-began", args), { kind: "chapter", seat: -1 });
    else if (kind === "season-market") add(() => t("heat-ui-garage"), { kind: "chapter", seat: -1 });
    else if (kind === "market-opened")
      add(() => t("heat-ui-garage-chapter", { round: args.round }), { kind: "chapter", seat: -1 });
    else if (kind === "revealed") {
      const move: Move = {
        gear: 0, heat: 0, ...gears.get(seat), cards: args.cards, flips: [], chosen: {}, speed: null,
        lost: 0,
      };
      add(() => moveWords(move, you), { move });
    } else if (kind === "boosted") {
      const boost = { card: null as CardId | null, speed: 0 };
      add(
        () => t("heat-log-boost", { heat: args.heat, card: boost.card ?? "0", speed: boost.speed, you }),
        { boost },
      );
    } else if (kind === "moved") {
      if (args.how !== "cards") add(() => t(`heat-log-${args.how}`, { ...args, you }));
    } else if (SHORT.has(kind)) {
      if (worthTelling(event))
        add(
          () =>
            t(`heat-log-${kind}`, {
              you, ...args, ...teller(event), corner: cornerLetter("corner" in args ? args.corner : 0),
            }),
          { bad: BAD.has(kind) },
        );
    } else if (kind === "race-ahead") {
      const laps = events.slice(i).flatMap(({ kind, args }) => (kind === "grid" ? [args.laps] : []))[0];
      add(
        () =>
          t("heat-event-race-ahead", { ...args, ...teller(event) }) + oneLap(args.event, laps, args.race === args.of),
        { you: false },
      );
    } else if (!QUIET.has(kind))
      add(() => textOr(`heat-event-${kind}`, "", { name: "", ...args, ...teller(event) }), { you: false });
  });
  return lines;
}

/** The sentence of what is shown now. */
export const lastLine = (room: Room): Line | null => lastTurn(room).at(-1) ?? null;

/** All that the car which is shown now has done in its turn, in the order in which it happened. */
export function lastTurn(room: Room): Line[] {
  const teller = (event: GameEvent) => room.screen.words(event, (seat) => room.called(seat), (seat) => room.isMe(seat));
  return turnAtTheEnd(story(room.reel.steps.slice(0, room.reel.at), teller));
}

/** The last lines that are about one car, from its move on. */
export function turnAtTheEnd(lines: Line[]): Line[] {
  const last = lines.at(-1);
  const others = lines.findLastIndex(({ seat }) => seat !== last?.seat);
  const moved = lines.findLastIndex((line) => (line as Gathering).move);
  return last && last.seat >= 0 ? lines.slice(Math.max(others + 1, moved)) : lines.slice(-1);
}

/** What belongs to the line before: the cards it flips, how far it goes, what stands in its way. */
function goesOn(line: Gathering, event: GameEvent): boolean {
  const { kind, seat, args } = event;
  const { move, boost } = line;
  if (line.seat !== seat || !(move || boost)) return false;
  const card = "card" in args ? args.card : "";
  if (kind === "flipped") {
    if (boost) boost.card = card;
    else move!.flips.push(card);
  } else if (kind === "speed-chosen" && move) move.chosen[card] = args.speed;
  else if (kind === "moved" && move && args.how === "cards") move.speed = args.speed;
  else if (kind === "moved" && boost && args.how === "boost") boost.speed = args.speed;
  else if (kind === "blocked" && move) move.lost = args.lost;
  else return QUIET.has(kind) || (!worthTelling(event) && SHORT.has(kind));
  return true;
}

/** A corner that costs nothing and the line at the start are seen, not told; at the end the finish is. */
function worthTelling({ kind, args }: GameEvent): boolean {
  if (kind === "corner-passed") return args.heat > 0;
  return kind !== "crossed-line" || (args.lap > 0 && args.lap !== args.laps);
}

function moveWords({ gear, heat, cards, flips, chosen, speed, lost }: Move, you: string | number): string {
  const left = [...flips];
  const named = cards.map((card) => {
    const flip = card === "stress" ? left.shift() : undefined;
    const extra = [flip ?? chosen[card] ?? [], isSponsor(card) ? t("heat-log-one-use") : []].flat();
    return t(`heat-card-${card}`) + (extra.length ? ` (${extra.join(", ")})` : "");
  });
  return t("heat-log-move", {
    gear, heat, known: speed === null ? "no" : "yes", speed: speed ?? 0, lost, you,
    cards: [...named, ...left].join(" + "),
  });
}
