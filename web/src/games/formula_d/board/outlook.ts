/** What is told beside the name of the corner ahead: where the looked-at gear may lead, or what waits on the way. */
import { t } from "../../../kit/text";
import type { GearChoice, MoveChoice } from "../desk.svelte";
import { outcomes, type OutcomeKind } from "../price";

export interface Outlook {
  key: string;
  tone: OutcomeKind;
  chance: number;
  words: string;
}

/** Each roll counts once, at its cheapest. */
export function gearOutlook(gear: GearChoice): Outlook[] {
  const prices = gear.zone.map(({ price }) => price).filter((price) => price > 0);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return outcomes(gear).map(({ kind, chance }) => ({
    key: kind,
    tone: kind,
    chance,
    words: t(`formula_d-board-odds-${kind}`, { span: spanOf(least, most), most: prices.length ? most : 0 }),
  }));
}
const spanOf = (least: number, most: number) => (least === most ? String(most) : `${least}–${most}`);

/** The chances of one check each. */
export function moveOutlook({ marked, beside }: MoveChoice, chances: { debris: number; crash: number }): Outlook[] {
  const told: Outlook[] = [];
  if (marked)
    told.push({
      key: "debris",
      tone: "over",
      chance: chances.debris,
      words: t("formula_d-board-risk-debris", { count: marked }),
    });
  if (beside.length)
    told.push({
      key: "crash",
      tone: "out",
      chance: chances.crash,
      words: t("formula_d-board-risk-crash", { count: beside.length }),
    });
  return told;
}
