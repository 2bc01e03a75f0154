/** The words of the one button, and what stands over it. */
import { onPhone } from "../../../kit/phone.svelte";
import { t } from "../../../kit/text";
import type { Option, OptionLabel } from "../../../table/types";
import type { Desk } from "../desk.svelte";
import { optionWords } from "../labels";
import { betName, cardHelp, cardName, colourName } from "../state";
import type { BetId, ContractId, Labels, UnicornId } from "../types";

const GO: Record<string, (label: Option["label"]) => string> = {
  stake: (label) => t("unicorn_fever-ui-go-stake", { stake: Number(label.stake) }),
  sign: ({ card }) => t("unicorn_fever-ui-go-sign", { card: cardName(card as ContractId) }),
  under: ({ unicorn }) => t("unicorn_fever-ui-go-under", { unicorn: colourName(unicorn as UnicornId) }),
  "look-under": ({ unicorn }) => t("unicorn_fever-ui-go-look", { unicorn: colourName(unicorn as UnicornId) }),
  "keep-bet": () => t("unicorn_fever-ui-go-keep"),
  "keep-token": () => t("unicorn_fever-ui-go-keep"),
};

export function goWords(desk: Desk, option: Option): string {
  const { label } = option;
  if (label.kind.startsWith("take-")) return t("unicorn_fever-ui-go-take");
  return GO[label.kind]?.(label) ?? optionWords(desk.room, option);
}

/** The step is left without doing more. */
export const leaveWords = ({ kind }: Desk): string => t(`unicorn_fever-ui-leave-${kind}`);

/** What is armed or asked, in a head and a sentence; a loan that it would force is told with it. */
export function told(desk: Desk): { strong: string; words: string } {
  const label = desk.armedOption?.label;
  const said = saidOf(desk, label);
  return label && desk.borrowsFor(label) ? { ...said, words: t("unicorn_fever-ui-must-borrow") } : said;
}

function saidOf(desk: Desk, label: OptionLabel | undefined): { strong: string; words: string } {
  if (desk.kind === "stake-gold" && desk.draft) {
    const { unicorn, bet } = desk.draft;
    return { strong: t("unicorn_fever-ui-if", { unicorn: colourName(unicorn), bet: betName(bet) }), words: "" };
  }
  if (label?.kind.startsWith("take-")) {
    const { token } = label as unknown as Labels["take-gold"];
    return { strong: cardName(token), words: cardHelp(token) };
  }
  if (label?.kind === "sign") {
    const { card } = label as unknown as Labels["sign"];
    // On a phone the card itself lies above and says it.
    return { strong: cardName(card), words: onPhone() ? "" : cardHelp(card) };
  }
  if (label?.kind === "keep-bet" || label?.kind === "bet") {
    const { unicorn, bet } = label as unknown as { unicorn: UnicornId; bet: BetId };
    return { strong: `${colourName(unicorn)} ${betName(bet)}`, words: "" };
  }
  const { carried } = desk;
  if (carried) return { strong: cardName(carried), words: cardHelp(carried) };
  return { strong: t(`unicorn_fever-ui-now-${desk.kind}`), words: "" };
}
