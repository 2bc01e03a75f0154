/** What is printed on action tokens, and beside the stacks. */
import type { ActionId, StackId } from "./types";

export interface ActionFace {
  stack: StackId;
  bet?: "any" | "winner";
  /** So many magic cards may be played. */
  magic?: number;
  /** Laid on the bet. */
  fame?: number;
  /** Of a contract. */
  price?: number;
  gold?: number;
  /** Makes the first player. */
  leads?: boolean;
}

const FACES: Record<ActionId, ActionFace> = {
  "magic-a": { stack: "magic", magic: 4 },
  "magic-b": { stack: "magic", magic: 3 },
  "any-bet-a": { stack: "any-bet", bet: "any", magic: 2 },
  "any-bet-b": { stack: "any-bet", bet: "any", magic: 1 },
  "any-bet-printed": { stack: "any-bet", bet: "any" },
  "winner-bet-a": { stack: "winner-bet", bet: "winner", fame: 2 },
  "winner-bet-b": { stack: "winner-bet", bet: "winner", fame: 1 },
  "contract-a": { stack: "contract", price: 0 },
  "contract-b": { stack: "contract", price: 3 },
  "contract-c": { stack: "contract", price: 6 },
  "gold-a": { stack: "gold", gold: 10, leads: true },
  "gold-b": { stack: "gold", gold: 8 },
  "gold-printed": { stack: "gold", gold: 5 },
};

export const actionFace = (action: ActionId): ActionFace => FACES[action];
