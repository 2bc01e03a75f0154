/** The words of the one button, and what stands over it. */
import { onPhone } from "../../../kit/phone.svelte";
import { t } from "../../../kit/text";
import type { Desk } from "../desk.svelte";
import { optionWords } from "../labels";
import type { Option } from "../room";
import { betName, cardHelp, cardName, colourName } from "../state";
import type { Label } from "../types";


export function goWords(desk: Desk, option: Option): string {
  const { label } = option;
  if (takes(label)) return t("unicorn_fever-ui-go-take");
  switch (label.kind) {
    case "stake": return t("unicorn_fever-ui-go-stake", { stake: label.stake });
    case "sign": return t("unicorn_fever-ui-go-sign", { card: cardName(label.card) });
    case "under": return t("unicorn_fever-ui-go-under", { unicorn: colourName(label.unicorn) });
    case "look-under": return t("unicorn_fever-ui-go-look", { unicorn: colourName(label.unicorn) });
    case "keep-bet":
    case "keep-token": return t("unicorn_fever-ui-go-keep");
    default: return optionWords(desk.room, option);
  }
}

/** It takes an action token, or uses a printed symbol. */
const takes = (label: Label): label is Extract<Label, { kind: `take-${string}` }> => label.kind.startsWith("take-");

/** The step is left without doing more. */
export const leaveWords = ({ kind }: Desk): string => t(`unicorn_fever-ui-leave-${kind}`);

/** What is armed or asked, in a head and a sentence; a loan that it would force is told with it. */
export function told(desk: Desk): { strong: string; words: string } {
  const label = desk.armedOption?.label;
  const said = saidOf(desk, label);
  return label && desk.borrowsFor(label) ? { ...said, words: t("unicorn_fever-ui-must-borrow") } : said;
}

function saidOf(desk: Desk, label: Label | undefined): { strong: string; words: string } {
  if (desk.kind === "stake-gold" && desk.draft) {
    const { unicorn, bet } = desk.draft;
    return { strong: t("unicorn_fever-ui-if", { unicorn: colourName(unicorn), bet: betName(bet) }), words: "" };
  }
  if (label && takes(label)) return { strong: cardName(label.token), words: cardHelp(label.token) };
  if (label?.kind === "sign") {
    const { card } = label;
    // On a phone the card itself lies above and says it.
    return { strong: cardName(card), words: onPhone() ? "" : cardHelp(card) };
  }
  if (label?.kind === "keep-bet" || label?.kind === "bet") {
    const { unicorn, bet } = label;
    return { strong: `${colourName(unicorn)} ${betName(bet)}`, words: "" };
  }
  const { carried } = desk;
  if (carried) return { strong: cardName(carried), words: cardHelp(carried) };
  return { strong: t(`unicorn_fever-ui-now-${desk.kind}`), words: "" };
}
