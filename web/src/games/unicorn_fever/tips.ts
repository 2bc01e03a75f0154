/** What a card, a contract, an action, a unicorn or a bet does: told beside it. */
import { t } from "../../kit/text";
import type { Tip } from "../../table/tips/tips.svelte";
import { MAGIC_FACES } from "./facts";
import type { Turned } from "./marks";
import { betName, cardHelp, cardName, colourName, unicornOf } from "./state";
import type { ActionId, BetView, ContractId, MagicId, RaceCardId, StableView, UnicornId } from "./types";

const line = (help: string, words = "") => ({ words, help });

/** Who it is, whose it is, what it is worth, what it is good for while it is in form, and the magic under it. */
export function unicornTip(
  view: StableView,
  unicorn: UnicornId,
  nameOf: (seat: number) => string,
  magic: readonly Turned[] = [],
  isMe: (seat: number) => boolean = () => false,
): Tip {
  const { owner, multiplier, hot, immune_to, face_down } = unicornOf(view, unicorn);
  const about = [
    line(t("unicorn_fever-board-tip-odds", { multiplier })),
    ...(owner === null ? [] : [line(t("unicorn_fever-board-tip-owner", { name: nameOf(owner), you: isMe(owner) }))]),
    ...(face_down ? [line(t("unicorn_fever-board-lane-cards", { count: face_down }))] : []),
    ...magic.map(({ card, state }) => line(magicHelp(card, state), cardName(card))),
    line(hot ? t("unicorn_fever-board-tip-immune", { letter: immune_to }) : t("unicorn_fever-board-tip-calm")),
    line(cardHelp(unicorn)),
  ];
  return { title: cardName(unicorn), note: colourName(unicorn), lines: about };
}

/** What a card does, or why it does nothing any more. */
const magicHelp = (card: MagicId, state: Turned["state"]): string =>
  state === "lies" || state === "worked"
    ? cardHelp(card)
    : t(`unicorn_fever-board-tip-${state === "immune" ? "immune-card" : state}`);

/** What a row of the odds pays, and what it is on race cards. */
export const rowTip = (multiplier: number, row: number): Tip => ({
  title: t("unicorn_fever-board-tip-row", { multiplier }),
  lines: [
    line(t("unicorn_fever-board-tip-row-pays", { multiplier })),
    line(t("unicorn_fever-board-tip-row-card", { row })),
    line(t("unicorn_fever-board-tip-row-moves")),
  ],
});

export function magicTip(card: MagicId): Tip {
  const { letter, white } = MAGIC_FACES[card];
  const kind = t(white ? "unicorn_fever-board-tip-white" : "unicorn_fever-board-tip-black", { letter });
  return {
    title: cardName(card),
    note: kind,
    lines: [line(cardHelp(card)), line(t("unicorn_fever-board-tip-pairs", { letter }))],
  };
}

const named = (id: ContractId | ActionId | RaceCardId): Tip => ({
  title: cardName(id),
  lines: [line(cardHelp(id))],
});
export const contractTip = (card: ContractId): Tip => named(card);
export const actionTip = (action: ActionId): Tip => named(action);
export const raceCardTip = (card: RaceCardId): Tip => named(card);

/** What a bet pays, and what fame it brings. */
export function betTip(
  { bet, unicorn, times, fame, stake, wins, seat, state }: BetView, name: string, you = false,
): Tip {
  const args = { unicorn: colourName(unicorn), bet: betName(bet), times, fame, stake, wins, name, you };
  const key = state === "taken" ? "taken" : state === "kept" ? "kept" : state === "blocked" ? "blocked" : "open";
  const lines = [
    line(t(`unicorn_fever-board-tip-${bet}`)),
    line(seat === null && key === "open" ? t("unicorn_fever-board-tip-brings", args) : said(key, args)),
  ];
  return { title: `${args.unicorn}, ${args.bet}`, note: `×${times}`, lines };
}
const said = (key: string, args: Record<string, unknown>) => t(`unicorn_fever-board-bet-${key}`, args);

/** The same in one sentence, for those who listen. */
export function betWords(
  { bet, unicorn, times, fame, stake, wins, state }: BetView, name: string, you = false,
): string {
  const args = { unicorn: colourName(unicorn), bet: betName(bet), times, fame, stake, wins, name, you };
  return said(state, args);
}
