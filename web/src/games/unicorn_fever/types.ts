/** What is told of Unicorn Fever: made from declarations by `make faces`, never by hand. Format 1. */
import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";

export type ClanId = "gnomes" | "leprechauns" | "goblins" | "fairies" | "witches";

export type RaceCardId = "nose-in-the-air" | "crown-gallop" | "third-wheel" | "nap-at-the-back" | "seesaw" |
  "lost-horseshoe" | "brisk-morning" | "gravel-bit" | "second-thoughts" | "tail-wind" | "runner-ups-rage" |
  "silver-bullet" | "middle-riot" | "upside-down" | "family-photo" | "party-crasher" | "elbow-room" | "sleepy-meadow" |
  "fifth-gear" | "dark-horse" | "after-you" | "banana-peel" | "stage-cough" | "old-deck";

export type UnicornId = "red" | "orange" | "yellow" | "green" | "blue" | "violet";

export interface RaceView {
  /** Of the race; 0: it has not begun. */
  turn: number;
  card: RaceCardId | null;
  /** Of the card, for each row of the odds, the fastest first. */
  moves: number[];
  dice: UnicornId[];
  cards_left: number;
}

export type MagicId = "hot-hooves" | "toffee-puddle" | "fizzy-mane" | "lead-horseshoes" | "long-tongue" | "crooked-horn"
  | "flattering-gossip" | "nasty-rumour" | "hurt-pride" | "stage-fright" | "rainbow-slide" | "selfie-stop" |
  "second-wind" | "snack-cart";

export interface LaidCard {
  card: MagicId;
  /** Who has laid it. */
  seat: number;
}

export interface UnicornView {
  unicorn: UnicornId;
  /** Of the odds, from 1. */
  row: number;
  multiplier: number;
  /** Rows that it went down after the last race; below 0: up. */
  shift: number;
  /** In form. */
  hot: boolean;
  /** While it is in form. */
  immune_to: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  owner: number | null;
  at: number;
  place: number;
  /** Magic cards under it. */
  face_down: number;
  /** Magic that works on it, once it has been revealed. */
  cards: LaidCard[];
  /** Above 0: it wins ties; below 0: it loses them. */
  ties: number;
}

export type BetId = "winner" | "early" | "late";

export interface BetView {
  bet: BetId;
  unicorn: UnicornId;
  state: "open" | "blocked" | "kept" | "taken";
  seat: number | null;
  /** What a stake of 1 wins, at the odds of now and without contracts. */
  times: number;
  stake: number;
  /** If it succeeds, at the odds of now; of its type while nobody has placed it. */
  fame: number;
  /** If it succeeds, the stake included. */
  wins: number;
}

export type StackId = "magic" | "any-bet" | "winner-bet" | "contract" | "gold";

export type TokenId = "magic-a" | "magic-b" | "any-bet-a" | "any-bet-b" | "winner-bet-a" | "winner-bet-b" | "contract-a"
  | "contract-b" | "contract-c" | "gold-a" | "gold-b";

export interface TokenView {
  token: TokenId;
  state: "open" | "kept" | "taken";
  seat: number | null;
}

export type SymbolId = "any-bet-printed" | "gold-printed";

export interface StackView {
  stack: StackId;
  tokens: TokenView[];
  printed: SymbolId | null;
}

export type ContractId = "padlocked-drawer" | "numbered-ticket" | "pocket-wand" | "deposit-bottles" | "bulk-discount" |
  "signing-bonus" | "overtime-slip" | "filing-cabinet" | "refund-desk" | "gilded-podium" | "stable-shares" |
  "creative-clerk" | "exchange-booth" | "family-rate" | "high-roller" | "daily-rainbow" | "underdog-scarf" |
  "consolation-pie" | "nearly-there" | "fan-merchandise" | "lost-and-found" | "smudged-odds" | "generous-cousin" |
  "upset-party" | "spare-wand" | "stardust-insurance" | "fever-fan-club" | "lucky-ribbon" | "blessed-horn" |
  "glass-umbrella" | "double-rainbow" | "bottomless-pouch" | "crystal-monocle" | "spare-cauldron" | "hex-royalties" |
  "stirring-spoon" | "fallen-favourite" | "paid-by-the-curse" | "forged-receipt" | "matching-bottles";

export interface ShownContract {
  card: ContractId;
  clan: ClanId;
  fame: number;
  /** Who has signed it. */
  seat: number | null;
}

export interface OwnContract {
  card: ContractId;
  /** For the round or the game. */
  used: boolean;
}

export interface PlayerView {
  seat: number;
  gold: number;
  fame: number;
  loans: number;
  /** That would be due for the fame of now. */
  tax: number;
  /** The own one. */
  unicorn: UnicornId | null;
  hand_size: number;
  hand_limit: number;
  stake_limit: number;
  contracts: OwnContract[];
  /** On contracts. */
  printed_fame: number;
  /** Taken in this round. */
  tokens: TokenId[];
  /** Loans, at the end. */
  unpaid: number;
  /** Made of gold at the end. */
  converted: number;
  /** Of contracts at the end. */
  paper: number;
  /** All of it, at the end. */
  final: number | null;
}

export interface KnownCard {
  unicorn: UnicornId;
  card: MagicId;
  /** Who has laid it. */
  seat: number;
}

export interface StableView {
  game: "unicorn_fever";
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** Whose view it is; none: a spectator's. */
  seat: number | null;
  /** The race, from 1. */
  round: number;
  rounds: number;
  phase: "plan" | "race" | "results" | "over";
  /** Whose action it is. */
  acting: number | null;
  /** Which of their actions. */
  action: number;
  /** The first player. */
  first: number;
  clans: ClanId[];
  finish: number;
  /** Half of the way. */
  mark: number;
  race: RaceView;
  unicorns: UnicornView[];
  /** Every bet token of the game. */
  bets: BetView[];
  stacks: StackView[];
  contracts: ShownContract[];
  contracts_left: number;
  /** Magic cards. */
  deck: number;
  /** Those that have been seen. */
  discard: MagicId[];
  /** Those that were discarded face down. */
  buried: number;
  players: PlayerView[];
  /** Of the seats, once it is over. */
  places: number[];
  /** One's own. */
  hand?: MagicId[];
  /** Face-down cards that one knows. */
  known?: KnownCard[];
}

export type ActionId = "magic-a" | "magic-b" | "any-bet-a" | "any-bet-b" | "winner-bet-a" | "winner-bet-b" |
  "contract-a" | "contract-b" | "contract-c" | "gold-a" | "gold-b" | "any-bet-printed" | "gold-printed";

export interface Run {
  unicorn: UnicornId;
  from: number;
  to: number;
  /** The magic that worked. */
  cards: MagicId[];
}

export type HelperId = "padlocked-drawer" | "numbered-ticket" | "pocket-wand" | "deposit-bottles" | "bulk-discount" |
  "signing-bonus" | "overtime-slip" | "filing-cabinet" | "refund-desk" | "gilded-podium" | "stable-shares" |
  "creative-clerk" | "exchange-booth" | "family-rate" | "high-roller" | "daily-rainbow" | "underdog-scarf" |
  "consolation-pie" | "nearly-there" | "fan-merchandise" | "lost-and-found" | "smudged-odds" | "generous-cousin" |
  "upset-party" | "spare-wand" | "stardust-insurance" | "fever-fan-club" | "lucky-ribbon" | "blessed-horn" |
  "glass-umbrella" | "double-rainbow" | "bottomless-pouch" | "crystal-monocle" | "spare-cauldron" | "hex-royalties" |
  "stirring-spoon" | "fallen-favourite" | "paid-by-the-curse" | "forged-receipt" | "matching-bottles" | "red" | "orange"
  | "yellow" | "green" | "blue" | "violet";

export interface OddsMove {
  unicorn: UnicornId;
  before: number;
  after: number;
}

export interface ActionFace {
  stack: StackId;
  bet?: "any" | "winner";
  /** So many magic cards may be played. */
  magic?: number;
  /** Laid on the bet. */
  fame?: number;
  /** Of a contract. */
  price?: number;
  gold?: number;
  /** Makes the first player. */
  leads?: boolean;
}

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G";

export interface MagicFace {
  letter: Letter;
  white: boolean;
}

export type Events = {
  "clans": { clans: ClanId[] };
  "leads": Record<never, never>;
  "odds": { order: UnicornId[] };
  "owns": { unicorn: UnicornId; multiplier: number };
  "round-began": { round: number; rounds: number };
  "on-show": { cards: ContractId[] };
  "blocked": { bet: BetId; unicorn: UnicornId };
  "reserved-bet": { bet: BetId; unicorn: UnicornId };
  "reserved-token": { token: TokenId };
  "took": { token: TokenId };
  "announced": { token: ActionId };
  "gold": { gold: number };
  "acts-again": { card: ContractId };
  "loan": { gold: number; loans: number; forced: 0 | 1 };
  "bet-placed": { bet: BetId; unicorn: UnicornId; stake: number; fame: number };
  "signed": { card: ContractId; price: number };
  "contract-paid": { card: ContractId; gold: number; fame: number };
  "laid": { unicorn: UnicornId };
  "drew": { count: number };
  "drew-cards": { cards: MagicId[] };
  "swaps": { count: number };
  "looked": { unicorn: UnicornId };
  "saw": { unicorn: UnicornId; cards: MagicId[]; seats: number[] };
  "race-began": { round: number };
  "magic-revealed": { count: number };
  "lay-under": { unicorn: UnicornId; cards: MagicId[]; seats: number[] };
  "shed": { card: ContractId; unicorn: UnicornId; cards: MagicId[] };
  "cancelled": { unicorn: UnicornId; white: MagicId; black: MagicId };
  "immune": { unicorn: UnicornId; cards: MagicId[] };
  "odds-moved": { unicorn: UnicornId; before: number; after: number; cards: MagicId[] };
  "race-card": { card: RaceCardId; moves: number[]; turn: number };
  "ran": { moves: Run[] };
  "magic-worked": { unicorn: UnicornId; cards: MagicId[] };
  "in-front": { unicorns: UnicornId[]; at: number };
  "rolled": { dice: UnicornId[] };
  "sprinted": { unicorn: UnicornId; spaces: number; to: number };
  "photo-finish": { unicorns: UnicornId[]; by: "magic" | "odds" | "first-player" };
  "finished": { unicorn: UnicornId; place: number; beyond: number };
  "race-over": { order: UnicornId[] };
  "bet-won": { bet: BetId; unicorn: UnicornId; stake: number; gold: number; fame: number; cards: HelperId[] };
  "bet-lost": { bet: BetId; unicorn: UnicornId; stake: number };
  "owner-paid": { unicorn: UnicornId; place: number; gold: number };
  "cleared": Record<never, never>;
  "tax": { gold: number };
  "odds-updated": { moves: OddsMove[]; up: UnicornId[]; down: UnicornId[] };
  "in-form": { unicorns: UnicornId[] };
  "repaid": { loans: number; gold: number; unpaid: number };
  "converted": { gold: number; fame: number };
  "final": { tokens: number; converted: number; contracts: number; fame: number; gold: number; unpaid: number };
  "game-over": { rounds: number };
};

export type Questions = {
  "reserve-bet": Record<never, never>;
  "reserve-token": Record<never, never>;
  "take-action": { action: number; gold: number; fame: number; loans: number };
  "choose-first-effect": { magic: number };
  "place-bet": { gold: number; fame: number };
  "stake-gold": { bet: BetId; unicorn: UnicornId; gold: number; most: number; fame: number };
  "sign-contract": { price: number; gold: number };
  "swap-card": { left: number };
  "play-magic": { left: number };
  "lay-under": { card: MagicId };
  "act-again": Record<never, never>;
  "choose-place": { place: number };
};

export type Labels = {
  "take-magic": { token: ActionId; magic: number; printed: 0 | 1; kept: 0 | 1 };
  "take-any-bet": { token: ActionId; magic: number; printed: 0 | 1; kept: 0 | 1 };
  "take-winner-bet": { token: ActionId; fame: number; printed: 0 | 1; kept: 0 | 1 };
  "take-contract": { token: ActionId; price: number; printed: 0 | 1; kept: 0 | 1 };
  "take-gold": { token: ActionId; gold: number; leads: 0 | 1; magic: number; printed: 0 | 1; kept: 0 | 1 };
  "loan": { gold: number; back: number };
  "look-under": { unicorn: UnicornId; count: number };
  "bet-first": Record<never, never>;
  "magic-first": Record<never, never>;
  "bet": { bet: BetId; unicorn: UnicornId; times: number; wins: number };
  "stake": { stake: number; wins: number; fame: number; left: number; tax_won: number; tax_lost: number };
  "sign": { card: ContractId; about: string; fame: number };
  "done": Record<never, never>;
  "play": { card: MagicId };
  "swap": { card: MagicId };
  "under": { unicorn: UnicornId; count: number };
  "place": { unicorn: UnicornId };
  "act-again": Record<never, never>;
  "not-now": Record<never, never>;
  "keep-nothing": Record<never, never>;
  "keep-bet": { bet: BetId; unicorn: UnicornId };
  "keep-token": { token: TokenId };
};

/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {
  view: StableView;
  event: Told;
  question: Asked;
}
