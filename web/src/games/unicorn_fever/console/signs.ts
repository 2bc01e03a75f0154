/** The signs in the middle of magic cards, on a field of 32 around its middle. */
import type { MagicId } from "../types";

export const SIGNS: Record<MagicId, string> = {
  "hot-hooves": "M-8 11V2a8 8 0 0 1 16 0v9M-12 11h8M4 11h8M-3-9c0-3 3-3 3-6M4-9c0-3 3-3 3-6",
  "toffee-puddle": "M-14 9c4-6 8 0 14-3s10-2 14 3M-6-2v-7M0-5v-8M6-2v-7M-9 13h18",
  "fizzy-mane": "M-6-13a5 5 0 1 0 0 10a5 5 0 1 0 0-10M7-5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M-3 4a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9",
  "lead-horseshoes": "M-10-12v10a10 10 0 0 0 20 0v-10h-5v10a5 5 0 0 1-10 0v-10zM-12 13h24",
  "long-tongue": "M-13-6q13 10 26 0M-4-1v8a5 5 0 0 0 10 0v-8M1 1v6",
  "crooked-horn": "M-8 13 -2-4 8-13 5 0 8 13zM-5 5l10-2M-2-4l8-1",
  "flattering-gossip": "M-14-12h22v14h-12l-6 6v-6h-4zM11 13V0M6 5l5-6 5 6",
  "nasty-rumour": "M-14-12h22v14h-12l-6 6v-6h-4zM11-4v15M6 6l5 6 5-6",
  "hurt-pride": "M0 12C-18 0-11-15 0-6 11-15 18 0 0 12M0-5l-3 6 5 3-3 7",
  "stage-fright": "M-14-13h28M-12-13c0 10-2 18-2 25 8-4 10-14 10-25M12-13c0 10 2 18 2 25-8-4-10-14-10-25",
  "rainbow-slide": "M-14 11a14 14 0 0 1 28 0M-9 11a9 9 0 0 1 18 0M-4 11a4 4 0 0 1 8 0M-14-8h9l-3-4M-5-8l-3 4",
  "selfie-stop": "M-14-6h7l3-5h8l3 5h7v16h-28zM0-2a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11",
  "second-wind": "M-14-4h18a5 5 0 1 0-5-5M-14 2h24a5 5 0 1 1-5 5M-10 8h10",
  "snack-cart": "M-13-8h4l4 14h14l4-11h-20M-4 9a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M8 9a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5",
};
