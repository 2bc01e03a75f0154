import type { SeatInfo } from "../../kit/contract";
import { t } from "../../kit/text";

/** Who drove at a seat, where it was not a person to the end. */
export function seatNote(seat: SeatInfo | undefined): string | undefined {
  if (seat?.kind === "bot" && seat.level) return t("setup-bot-level", { level: t(`level-${seat.level}`) });
  return seat?.kind === "human" && seat.away ? t("end-by-bot") : undefined;
}
