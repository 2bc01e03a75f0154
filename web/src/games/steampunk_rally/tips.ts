/** What a card, a sign or a space means, told when it is tapped or pointed at. */
import type { Tip, TipLine } from "../../table/tips/tips.svelte";
import { worths } from "./cards/shapes";
import { isPlaced, type AnyCard, type Challenge, type DieType, type Effect, type SpaceData } from "./state";
import { cardName, say, symbolName } from "./words";

const line = (symbol: string, words: string, help: string, amount = 0): TipLine => ({ symbol, words, help, amount });

/** The power of its dice, the effects, what it brings in the draft, and what is the matter with it. */
export function cardTip(card: AnyCard): Tip {
  return {
    title: cardName(card.card),
    note: say("tip-deck", { deck: card.deck }),
    lines: [...helpOf(card), ...slotLines(card), ...powerLines(card), ...effectLines(card), ...restLines(card)],
  };
}
const helpOf = ({ card, deck }: AnyCard): TipLine[] =>
  deck === "black" ? [{ words: "", help: say(`card-help-${card}`) }] : [];

function slotLines({ slots = [], storage = 0 }: AnyCard): TipLine[] {
  const types = [...new Set(slots)];
  const action = types.map((die) => {
    const count = slots.filter((slot) => slot === die).length;
    return line(`slot-${die}`, say("tip-slots", { count, die }), say("tip-slots-help", { die }));
  });
  return storage ? [...action, line("store", say("tip-store", { count: storage }), say("tip-store-help"))] : action;
}
function powerLines({ activation }: AnyCard): TipLine[] {
  if (!activation) return [];
  const kind = activation === "star" || activation === "bulb" ? activation : "divisor";
  const args = { number: activation };
  return [line(kind, say(`tip-${kind}`, args), say(`tip-${kind}-help`, args), Number(activation) || 0)];
}
function effectLines({ effects, deck }: AnyCard): TipLine[] {
  const kinds = [...new Set(effects.flat())];
  const lines = kinds.map(effectLine);
  const several = effects.length > 1 && deck !== "black";
  return several ? [...lines, line("slash", say("tip-slash"), say("tip-slash-help"))] : lines;
}
export function effectLine(effect: Effect): TipLine {
  const [what, kind] = effect.split("-");
  return line(effect, symbolName(effect), say(`tip-effect-${what}`, { die: kind ?? "none" }));
}
function restLines(card: AnyCard): TipLine[] {
  const sale = card.sale ? worths(card.sale) : [];
  const what = sale.map(({ die, count }) => say("tip-worth", { die, count })).join(` ${say("tip-or")} `);
  return [
    ...(sale.length && !isPlaced(card) ? [line("sale", say("tip-sale"), what)] : []),
    ...(isPlaced(card) && card.used ? [line("star", "", say("tip-used"))] : []),
    ...(isPlaced(card) && card.blocked ? [line("damage", "", say("tip-blocked"))] : []),
  ];
}

/** Where the rules tell of a challenge. */
const RULES: Partial<Record<Challenge, string>> = { engine: "site-station", mine: "site-station" };

/** A space of the track: its ground, its challenge, how far it is to the line. */
export function spaceTip({ terrain, challenge, die, amount, gives, left }: SpaceData): Tip {
  const site = challenge
    ? [{ words: "", help: say(`tip-site-${challenge}`, { die: die ?? "none", amount, gives: gives ?? "none" }) }]
    : [];
  const ground = terrain ? [line("terrain", say("tip-terrain", { terrain }), say("tip-terrain-help"), terrain)] : [];
  const plain = site.length + ground.length ? [] : [{ words: "", help: say("tip-plain") }];
  return {
    title: challenge ? symbolName(challenge) : say(terrain ? "tip-rough" : "tip-space"),
    note: say("board-left", { left, beyond: left < 0 ? -left : 0, past: String(left <= 0) }),
    lines: [...site, ...ground, ...plain],
    rule: challenge ? (RULES[challenge] ?? `site-${challenge}`) : "ground",
  };
}

const sign = (kind: string, args: Record<string, unknown> = {}): Tip => ({
  title: say(`tip-${kind}-title`, args),
  lines: [{ words: "", help: say(`tip-${kind}-help`, args) }],
});
export const dieTip = (die: DieType): Tip => sign("die", { die });
export const cogTip = (): Tip => sign("cog");
export const gaugeTip = (): Tip => sign("gauge");
export const lampTip = (): Tip => sign("lamp");
export const boostsTip = (): Tip => sign("boosts");
