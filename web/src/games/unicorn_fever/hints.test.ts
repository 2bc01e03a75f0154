import { expect, it } from "vitest";
import { hints } from "./hints";
import type { Question } from "./room";
import type { PlayerView, StableView, UnicornView } from "./types";

interface Seen {
  round?: number;
  action?: number;
  gold?: number;
  fame?: number;
  face_down?: number;
}
const seen = ({ round = 1, action = 1, gold = 20, fame = 0, face_down = 0 }: Seen = {}) =>
  ({
    seat: 0,
    round,
    rounds: 4,
    action,
    players: [{ seat: 0, gold, fame } as PlayerView],
    unicorns: [{ face_down } as UnicornView],
  }) as StableView;
const asked = (kind: string, ...labels: string[]) =>
  ({
    kind,
    seat: 0,
    args: {},
    options: labels.map((label, choice) => ({ choice, label: { kind: label } })),
  }) as unknown as Question;

it("begins with the goal, then the actions", () =>
  expect(hints(seen(), asked("take-action"))).toEqual(["goal", "take-action"]));

it("tells of the player's unicorn at the second action, of the race before it", () => {
  expect(hints(seen({ action: 2 }), asked("take-action"))).toContain("owner");
  expect(hints(seen({ action: 2 }), asked("take-action"))).not.toContain("race");
  expect(hints(seen({ action: 3 }), asked("take-action"))).toContain("race");
});

it("tells of odds that moved after the first race, of the end before the last", () => {
  expect(hints(seen({ round: 2 }), asked("take-action"))).toContain("form");
  expect(hints(seen({ round: 2 }), asked("take-action"))).not.toContain("last");
  expect(hints(seen({ round: 4 }), asked("take-action"))).toContain("last");
});

it("speaks of loans where they are offered, of the tax once there is fame", () => {
  expect(hints(seen(), asked("stake-gold", "loan", "stake"))).toEqual(["stake-gold", "loan"]);
  expect(hints(seen({ fame: 3 }), asked("stake-gold", "stake"))).toEqual(["stake-gold", "tax"]);
  expect(hints(seen({ gold: 0 }), asked("take-action"))).toContain("broke");
});

it("explains letters when there is magic under somebody", () => {
  expect(hints(seen(), asked("play-magic"))).toEqual(["play-magic"]);
  expect(hints(seen({ face_down: 1 }), asked("play-magic"))).toEqual(["play-magic", "letters"]);
});
