/** What a film leaves on the table beside the view: the magic that was turned up, the card, the dice, the photo, and
 *  what was paid. */
import type { GameEvent } from "./room";
import type { BetId, Events, MagicId, RaceCardId, UnicornId } from "./types";

/** A magic card that was turned up, and what became of it. */
export interface Turned {
  card: MagicId;
  seat: number;
  state: "lies" | "cancelled" | "shed" | "immune" | "worked";
}
export interface Sprint {
  unicorn: UnicornId;
  /** Not known before it has run: null. */
  spaces: number | null;
}
export interface Home {
  unicorn: UnicornId;
  place: number;
  beyond: number;
}
/** A line of what is paid after the race. */
export interface Payout {
  kind: "bet" | "lost" | "owner" | "contract" | "tax";
  seat: number;
  unicorn?: UnicornId;
  bet?: BetId;
  place?: number;
  card?: string;
  stake: number;
  gold: number;
  fame: number;
}
/** What is told in words while it is shown. */
export type News = { [K in keyof Events]: { kind: K; args: Events[K]; seat: number } }[keyof Events];
/** What the race is at. */
export type Part = "" | "magic" | "card" | "dice" | "photo" | "pay";
export interface Marks {
  part: Part;
  news: News | null;
  /** Under whom magic is being turned up. */
  focus: UnicornId | null;
  turn: number;
  card: RaceCardId | null;
  /** Of the card, for each row, the fastest first. */
  moves: number[];
  magic: Partial<Record<UnicornId, Turned[]>>;
  /** Where each was before it moved last, as long as the same card or the same dice are shown. */
  from: Partial<Record<UnicornId, number>>;
  dice: Sprint[];
  photo: { unicorns: UnicornId[]; by: Events["photo-finish"]["by"] } | null;
  home: Home[];
  payouts: Payout[];
  /** The rows of the odds that moved last. */
  moved: UnicornId[];
}

export const blank: Marks = {
  part: "",
  news: null,
  focus: null,
  turn: 0,
  card: null,
  moves: [],
  magic: {},
  from: {},
  dice: [],
  photo: null,
  home: [],
  payouts: [],
  moved: [],
};

export function draw(marks: Marks, event: GameEvent): Marks {
  const drawn = { ...marks, ...drawnBy(event.kind, marks, event.args, event.seat) };
  return isNews(event) ? { ...drawn, news: event } : drawn;
}

const NEWS = new Set<keyof Events>([
  "race-began", "magic-revealed", "lay-under", "shed", "cancelled", "immune", "odds-moved", "race-card", "magic-worked",
  "rolled", "sprinted", "finished", "race-over", "bet-won", "bet-lost", "owner-paid", "contract-paid", "tax",
  "odds-updated", "in-form",
]);
/** A race card has been told; how all run by it is news only where magic worked. */
const isNews = ({ kind, args }: GameEvent): boolean =>
  kind === "ran" ? args.moves.some(({ cards }) => cards.length) : NEWS.has(kind);

type Drawing<K extends keyof Events> = (marks: Marks, args: Events[K], seat: number) => Partial<Marks>;

/** What it draws; nothing, for most kinds. */
function drawnBy<K extends keyof Events>(kind: K, marks: Marks, args: Events[K], seat: number): Partial<Marks> {
  return drawings[kind]?.(marks, args, seat) ?? {};
}
const drawings: { [K in keyof Events]?: Drawing<K> } = {
  "round-began": () => blank,
  "race-began": () => ({ ...blank, part: "magic" }),
  "lay-under": ({ magic }, { unicorn, cards, seats }) => ({
    focus: unicorn,
    magic: { ...magic, [unicorn]: cards.map((card, i) => ({ card, seat: seats[i]!, state: "lies" })) },
  }),
  shed: ({ magic }, { unicorn, cards }) => ({ focus: unicorn, magic: became(magic, unicorn, cards, "shed") }),
  cancelled: ({ magic }, { unicorn, white, black }) => ({
    focus: unicorn,
    magic: became(magic, unicorn, [white, black], "cancelled"),
  }),
  immune: ({ magic }, { unicorn, cards }) => ({ focus: unicorn, magic: became(magic, unicorn, cards, "immune") }),
  "odds-moved": ({ magic }, { unicorn, cards }) => ({
    focus: unicorn,
    magic: became(magic, unicorn, cards, "worked"),
    moved: [unicorn],
  }),
  "race-card": (_, { card, moves, turn }) => ({
    part: "card",
    focus: null,
    card,
    moves,
    turn,
    dice: [],
    from: {},
    photo: null,
    moved: [],
  }),
  ran: ({ magic }, { moves }) => ({
    from: Object.fromEntries(moves.map(({ unicorn, from }) => [unicorn, from])),
    magic: moves.reduce((known, { unicorn, cards }) => became(known, unicorn, cards, "worked"), magic),
  }),
  "magic-worked": ({ magic }, { unicorn, cards }) => ({ magic: became(magic, unicorn, cards, "worked") }),
  rolled: (_, { dice }) => ({ part: "dice", dice: dice.map((unicorn) => ({ unicorn, spaces: null })), from: {} }),
  sprinted: ({ dice, from }, { unicorn, spaces, to }) => ({
    dice: dice.map((die) => (die.unicorn === unicorn ? { ...die, spaces } : die)),
    from: { ...from, [unicorn]: to - spaces },
  }),
  "photo-finish": (_, { unicorns, by }) => ({ part: "photo", news: null, photo: { unicorns, by } }),
  finished: ({ home }, { unicorn, place, beyond }) => ({ home: [...home, { unicorn, place, beyond }] }),
  "race-over": () => ({ part: "pay", photo: null, from: {} }),
  "bet-won": ({ payouts }, { bet, unicorn, stake, gold, fame }, seat) => ({
    payouts: [...payouts, { kind: "bet", seat, bet, unicorn, stake, gold, fame }],
  }),
  "bet-lost": ({ payouts }, { bet, unicorn, stake }, seat) => ({
    payouts: [...payouts, { kind: "lost", seat, bet, unicorn, stake, gold: 0, fame: 0 }],
  }),
  "owner-paid": ({ payouts }, { unicorn, place, gold }, seat) => ({
    payouts: [...payouts, { kind: "owner", seat, unicorn, place, stake: 0, gold, fame: 0 }],
  }),
  "contract-paid": ({ part, payouts }, { card, gold, fame }, seat) => ({
    payouts: part === "pay" ? [...payouts, { kind: "contract", seat, card, stake: 0, gold, fame }] : payouts,
  }),
  tax: ({ payouts }, { gold }, seat) => ({
    payouts: [...payouts, { kind: "tax", seat, stake: 0, gold: -gold, fame: 0 }],
  }),
  "odds-updated": (_, { moves }) => ({ moved: moves.map(({ unicorn }) => unicorn) }),
};

/** Each of these cards under a unicorn that still lies there has now this state. */
function became(magic: Marks["magic"], unicorn: UnicornId, cards: MagicId[], state: Turned["state"]): Marks["magic"] {
  const left = [...cards];
  const now = magic[unicorn]?.map((turned) => {
    const place = turned.state === "lies" ? left.indexOf(turned.card) : -1;
    if (place < 0) return turned;
    left.splice(place, 1);
    return { ...turned, state };
  });
  return now ? { ...magic, [unicorn]: now } : magic;
}
