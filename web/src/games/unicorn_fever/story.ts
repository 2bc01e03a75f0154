/**
 * The championship in short sentences: one line for an action, one for what a player is paid, and what the race
 * does.
 */
import { t, textOr } from "../../kit/text";
import type { Words } from "../../table/game";
import type { Line, Teller } from "../../table/log";
import { isSilent } from "../../table/types";
import type { GameEvent } from "./room";
import type { UnicornId } from "./types";

/** Seen on the board, or said with what follows. */
const QUIET = new Set(["drew", "drew-cards", "ran", "sprinted", "cleared", "on-show", "game-over"]);
const CHAPTERS = new Set(["round-began", "race-began", "race-card"]);
/** What a player does in one line, however many events tell it. */
const DEEDS = new Set([
  "took",
  "announced",
  "acts-again",
  "gold",
  "loan",
  "bet-placed",
  "signed",
  "contract-paid",
  "laid",
  "swaps",
  "looked",
  "saw",
  "reserved-bet",
  "reserved-token",
  "bet-won",
  "bet-lost",
  "owner-paid",
  "tax",
  "repaid",
  "converted",
  "final",
  "leads",
  "owns",
  "rolled",
  "shed",
]);
/** A new line even if the same player did the last thing. */
const BEGINS = new Set(["took", "announced", "acts-again", "rolled", "final"]);
const NAMES_THE_ACTION = new Set(["took", "announced"]);
const SAYS_IT_ALL = new Set(["bet-placed", "signed", "gold", "laid"]);

interface Deed {
  kind: string;
  args: Words;
  /** Of several cards that are laid: the unicorns. */
  under: UnicornId[];
}
type Gathering = Line & { deeds?: Deed[] };

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Gathering[] = [];
  events.forEach((event, i) => {
    const { kind, seat } = event;
    if (isSilent(event) || QUIET.has(kind)) return;
    const last = kind === "tax" ? (paid(lines, seat) ?? lines.at(-1)) : lines.at(-1);
    const args = teller(event);
    if (!DEEDS.has(kind)) {
      const chapter = CHAPTERS.has(kind);
      const words = () => (chapter ? t(`unicorn_fever-log-${kind}`, teller(event)) : sentence(kind, teller(event)));
      lines.push({ kind: chapter ? "chapter" : "told", seat: -1, you: false, from: i, at: i + 1, words });
      return;
    }
    if (last?.deeds && last.seat === seat && !BEGINS.has(kind)) {
      add(last.deeds, args, event);
      last.at = i + 1;
      last.bad ||= BAD.has(kind);
      return;
    }
    const deeds: Deed[] = [];
    add(deeds, args, event);
    lines.push({
      kind: "told",
      seat,
      you: true,
      bad: BAD.has(kind),
      from: i,
      at: i + 1,
      deeds,
      words: () => inWords(deeds),
    });
  });
  return lines;
}
const BAD = new Set(["bet-lost"]);

/** What the payout has brought a player: the tax is told with it. */
const paid = (lines: Gathering[], seat: number): Gathering | undefined =>
  lines.slice(lines.findLastIndex(({ deeds }) => !deeds) + 1).findLast((line) => line.seat === seat);

function add(deeds: Deed[], args: Words, { kind, args: told }: GameEvent) {
  const last = deeds.at(-1);
  const under = kind === "laid" ? [told.unicorn] : [];
  if (kind === "laid" && last?.kind === "laid") last.under.push(...under);
  else deeds.push({ kind, args, under });
}

/** The action itself is named only where nothing that it brought says it. */
function inWords(deeds: Deed[]): string {
  const said = deeds.some(({ kind }) => SAYS_IT_ALL.has(kind));
  return deeds
    .filter(({ kind }) => !(said && NAMES_THE_ACTION.has(kind)))
    .map(({ kind, args, under }) => t(`unicorn_fever-log-${kind}`, kind === "laid" ? laid(args, under) : args))
    .join("; ");
}

function laid({ you = "false" }: Words, under: UnicornId[]): Words {
  const counts = new Map<UnicornId, number>();
  for (const unicorn of under) counts.set(unicorn, (counts.get(unicorn) ?? 0) + 1);
  const unicorns = [...counts].map(
    ([unicorn, count]) => t(`unicorn_fever-colour-${unicorn}`) + (count > 1 ? ` ×${count}` : ""),
  );
  return { you, count: under.length, unicorns: unicorns.join(", ") };
}

const sentence = (kind: string, args: Words): string =>
  textOr(`unicorn_fever-log-${kind}`, textOr(`unicorn_fever-event-${kind}`, "", args), args);
