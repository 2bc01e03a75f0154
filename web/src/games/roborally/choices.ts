/** The list of choices while a program is laid: the next register, or that it is ready. */
import { settings } from "../../kit/settings.svelte";
import { t } from "../../kit/text";
import type { Choices } from "../../table/game";
import { deskOf } from "./desk.svelte";
import type { Room } from "./room";

const READY = -1;

export function choices(room: Room): Choices | null {
  const desk = deskOf(room);
  if (desk.kind !== "fill-register" || desk.oneByOne) return null;
  if (desk.complete)
    return {
      asked: t("roborally-ui-program-laid"),
      options: [
        {
          key: READY,
          words: t("roborally-ui-ready", { warned: String(desk.warned) }),
          act: () => desk.ready(settings.confirm !== "never"),
        },
      ],
    };
  const options = desk.hand.flatMap(({ card, priority }, place) =>
    desk.laid.includes(place)
      ? []
      : [
          {
            key: priority,
            words: t("roborally-option-card", { card: t(`roborally-card-${card}`), priority }),
            act: () => desk.lay(place),
          },
        ],
  );
  return { asked: t("roborally-question-fill-register", { ...desk.question?.args, register: desk.next + 1 }), options };
}
