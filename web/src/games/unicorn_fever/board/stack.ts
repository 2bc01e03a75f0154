/** What a stack offers: the token on top, what lies under it, and the printed symbol, each with its choice. */
import type { Option } from "../../../table/types";
import type { ActionId, StackId, StackView } from "../types";

export interface Offered {
  action: ActionId;
  printed: boolean;
  /** On whose contract it lies; on nobody's: null. */
  keeper: number | null;
  /** It can be chosen now. */
  choice: number | undefined;
  armed: boolean;
  /** What it costs and allows whoever is asked. */
  price: number | undefined;
  magic: number | undefined;
}
export interface Stack {
  stack: StackId;
  top: Offered | null;
  under: Offered[];
}

export function stackOf({ stack, tokens, printed }: StackView, options: Option[], armed: number | null): Stack {
  const offered = (action: ActionId, keeper: number | null, isPrinted: boolean): Offered => {
    const option = options.find(({ label }) => label.token === action);
    return {
      action,
      keeper,
      printed: isPrinted,
      choice: option?.choice,
      armed: option !== undefined && option.choice === armed,
      price: number(option?.label.price),
      magic: number(option?.label.magic),
    };
  };
  const all = [
    ...tokens.filter(({ state }) => state === "open").map(({ token }) => offered(token, null, false)),
    ...(printed ? [offered(printed, null, true)] : []),
    ...tokens.filter(({ state }) => state === "kept").map(({ token, seat }) => offered(token, seat, false)),
  ];
  const [top = null, ...under] = all;
  return { stack, top, under };
}
const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
