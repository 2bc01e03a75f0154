/** The race in short sentences: one line for what somebody does, with all that it brings. */
import { listOf, textOr } from "../../kit/text";
import type { Words } from "../../table/game";
import type { Line, Teller } from "../../table/log";
import type { GameEvent } from "./room";
import type { DieType, Effect } from "./types";
import { cardName, GAME, gainWords, say } from "./words";

/** Told by nobody in particular. */
const PLAIN = new Set(["track", "reshuffled", "race-over"]);
/** What somebody does or suffers: each begins a line. */
const DEEDS = new Set([
  "inventor",
  "built",
  "part-lost",
  "sold-for-dice",
  "sold-for-cogs",
  "stashed",
  "boost-given-up",
  "vented",
  "rerolled",
  "raised",
  "activated",
  "bulb-off",
  "bulb-on",
  "no-die",
  "emptied",
  "exploded",
  "crossed-line",
  "fell-back",
  "crowd",
  "die-paid",
  "cog-paid",
  "boost-played",
  "part-blocked",
  "rearranged",
]);
/** What a deed brings; alone it goes on from a deed told before. */
const GAINS = new Set(["moved", "damaged", "reinforced", "gained-die", "gained-cogs", "cleared"]);
/** Several of the same are one line. */
const MANY = new Set(["vented", "part-lost"]);
const BAD = new Set(["exploded", "fell-back", "crowd", "part-blocked"]);
/** Of one's own will, or to make room. */
const HARMLESS = new Set(["scrap", "room", "deck"]);

/** A card, and what is left of a die on it. */
interface Told {
  card: string;
  die?: string;
  value?: number;
}
interface Deed {
  kind: string;
  args: Words;
  cards: Told[];
  effects: Effect[];
  damage: number;
}
type Gathering = Line & { deed?: Deed };

export function story(events: GameEvent[], teller: Teller): Line[] {
  const lines: Gathering[] = [];
  events.forEach((event, i) => {
    const { kind, seat } = event;
    const last = lines.at(-1);
    const span = { from: i, at: i + 1 };
    if (kind === "round-began" || kind === "phase-began") {
      const opened = last?.kind === "chapter" ? events[last.from]! : null;
      // The draft opens a round; of a phase in which nothing happened there is nothing to tell.
      if (opened?.kind === "round-began") return;
      if (opened) lines.pop();
      lines.push({ kind: "chapter", seat: -1, you: false, ...span, words: () => told(event, teller) });
    } else if (PLAIN.has(kind)) {
      lines.push({ kind: "told", seat: -1, you: false, ...span, words: () => told(event, teller) });
    } else if (last?.deed && last.seat === seat && joins(last.deed, event)) {
      add(last.deed, event);
      last.at = i + 1;
    } else if (DEEDS.has(kind) || GAINS.has(kind)) {
      const deed = begun(event, teller);
      lines.push({ kind: "told", seat, you: true, bad: isBad(event), ...span, deed, words: () => inWords(deed) });
    }
  });
  const end = lines.at(-1);
  return end?.kind === "chapter" && events[end.from]!.kind === "phase-began" ? lines.slice(0, -1) : lines;
}

const told = (event: GameEvent, teller: Teller) =>
  textOr(`${GAME}-event-${event.kind}`, "", teller(event)).replace(/\.$/, "");
const isBad = ({ kind, args }: GameEvent) => BAD.has(kind) || (kind === "part-lost" && !HARMLESS.has(args.how));

/** Whether an event belongs to what the same player has just done. */
function joins(deed: Deed, { kind, args }: GameEvent): boolean {
  if (MANY.has(kind)) return deed.kind === kind && (kind !== "part-lost" || deed.args.why === args.how);
  return GAINS.has(kind) && deed.kind !== "damaged";
}

function begun(event: GameEvent, teller: Teller): Deed {
  const { kind, args } = event;
  const goesOn = GAINS.has(kind) && kind !== "damaged";
  const deed: Deed = {
    kind: goesOn ? "goes-on" : kind,
    args: { ...teller(event), why: "how" in args ? args.how : "" },
    cards: [],
    effects: [],
    damage: 0,
  };
  if (kind === "boost-played") deed.args.aimed = String(args.target >= 0 && args.target !== event.seat);
  if (goesOn || MANY.has(kind)) add(deed, event);
  return deed;
}

/** So many of an effect. */
const times = (effect: Effect, count: number) => Array<Effect>(Math.max(0, count)).fill(effect);

function add(deed: Deed, { kind, args }: GameEvent) {
  if (kind === "moved") deed.effects.push(args.smooth ? "smooth" : "motion");
  if (kind === "damaged") deed.damage += args.damage;
  if (kind === "reinforced") deed.effects.push("reinforce");
  if (kind === "gained-die") deed.effects.push(`die-${args.die as DieType}`);
  if (kind === "gained-cogs") deed.effects.push(...times("cog", args.cogs));
  if (kind === "cleared") deed.effects.push(`out-${args.die as DieType}`);
  if (kind === "part-lost") deed.cards.push({ card: args.card });
  if (kind === "vented")
    vent(deed.cards, { card: args.card, die: args.die, value: args.value });
}

/** A die that loses several pips is told with the last one. */
function vent(cards: Told[], vented: Required<Told>) {
  const at = cards.findIndex(
    ({ card, die, value }) => card === vented.card && die === vented.die && value === vented.value + 1,
  );
  if (at >= 0) cards[at] = vented;
  else cards.push(vented);
}
const named = ({ card, die, value }: Told): string =>
  die === undefined
    ? say("log-card", { card: cardName(card) })
    : say("log-vented-card", { card: cardName(card), left: say("log-vented-to", { die, value }) });

function inWords({ kind, args, cards, effects, damage }: Deed): string {
  const said = say(`log-${kind}`, cards.length ? { ...args, card: listOf(cards.map(named)) } : args);
  const gains = gainWords([...effects, ...times("damage", damage)]);
  return gains ? say("log-with", { said, gains }) : said;
}
