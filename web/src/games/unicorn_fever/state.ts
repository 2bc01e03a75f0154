/** The championship as this browser sees it, and the few things that are read off it. */
import { t } from "../../kit/text";
import { MULTIPLIERS } from "./facts";
import type { BetId, BetView, StableView, UnicornId, UnicornView } from "./types";

export type * from "./types";
export { BETS, COLOURS } from "./facts";

export const unicornOf = (view: StableView, unicorn: UnicornId): UnicornView =>
  view.unicorns.find((one) => one.unicorn === unicorn)!;
export const playerOf = (view: StableView, seat: number | null) => view.players.find((player) => player.seat === seat);
export const betOf = (view: StableView, bet: BetId, unicorn: UnicornId): BetView | undefined =>
  view.bets.find((one) => one.bet === bet && one.unicorn === unicorn);

/** The unicorns run, or have just run: the lights are down. */
export const isShow = ({ phase }: StableView): boolean => phase !== "plan";

/** The rows of the odds, the fastest first, with the unicorns on them. */
export const ladderOf = ({ unicorns }: StableView): { multiplier: number; unicorns: UnicornView[] }[] =>
  MULTIPLIERS.map((multiplier) => ({
    multiplier, unicorns: unicorns.filter((unicorn) => unicorn.multiplier === multiplier),
  }));

export const colourName = (unicorn: UnicornId): string => t(`unicorn_fever-colour-${unicorn}`);
export const betName = (bet: BetId): string => t(`unicorn_fever-bet-${bet}`);
export const cardName = (id: string): string => t(`unicorn_fever-card-${id}`);
export const cardHelp = (id: string): string => t(`unicorn_fever-card-help-${id}`);
