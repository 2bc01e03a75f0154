/** Cards and symbols in words. */
import { t } from "../../kit/text";
import type { Faces, Mark } from "./faces";
import { isBehind } from "./season/behind";
import type { CardId, RaceView } from "./state";

export const cardName = (card: CardId) => t(`heat-card-${card}`);
/** As it stands on the card, without quotation marks. */
export const printedName = (card: CardId) => cardName(card).replace(/[«»]/g, "");
/** Without the mark of what is compulsory: on the screen its square plate says that. */
export const symbolName = ({ symbol, amount }: Mark) => t(`heat-symbol-${symbol}`, { amount }).replace("!", "");

/** A card in words: its name, its speeds, its symbols. */
export function cardWords(card: CardId, faces: Faces): string {
  const face = faces[card];
  if (!face) return cardName(card);
  const speed = face.speeds.length ? [t("heat-ui-card-speed", { speeds: face.speeds.join(", ") })] : [];
  return [printedName(card), ...speed, ...face.symbols.map(symbolName)].join(", ");
}

/** Where the choosing stands: a round of three, or the upgrade before a race of a season. */
export function garageTitle({ garage, season }: RaceView): string {
  if (season && isBehind(season)) return t("heat-ui-garage-after");
  return season
    ? t("heat-ui-garage-race", { race: season.race, of: season.races })
    : t("heat-ui-garage-round", { round: garage?.round ?? 1, of: garage?.of ?? 1 });
}
