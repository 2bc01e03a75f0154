/** What everybody knows of RoboRally: made from declarations by `make faces`, never by hand. Format 1. */
import type { OptionId, Way } from "./types";

export const WAYS: readonly Way[] = ["north", "east", "south", "west"];

export const OPTION_CARDS: readonly OptionId[] = ["ablative_coat", "abort_switch", "brakes", "circuit_breaker",
  "conditional_program", "crab_legs", "double_barreled_laser", "dual_processor", "extra_memory", "fire_control",
  "flywheel", "fourth_gear", "gyroscopic_stabilizer", "high_power_laser", "mechanical_arm", "mini_howitzer",
  "power_down_shield", "pressor_beam", "radio_control", "ramming_gear", "rear_firing_laser", "recompile",
  "reverse_gear", "scrambler", "superior_archive", "tractor_beam"];

/** Of a robot. */
export const REGISTERS = 5;

/** So much damage destroys a robot. */
export const DEADLY = 10;

/** Damage that lies beside the registers; every further token locks one. */
export const FREE_TOKENS = 4;

/** Choice 0: one-card, store-nothing, keep-hand, keep-running, wake-up, gyroscope-off, keep-program, main-laser,
  ordinary-shot, aim, plain-hit, take-damage, cells. */
export const NO_CHOICE = 0;

/** Choice 1: recompile, power-down, stay-down, gyroscope-on, swap, abort, shoot-through, aim, cells. */
export const YES_CHOICE = 1;

/** Choices 2 to 5: face. */
export const wayChoice = (way: Way): number => 2 + WAYS.indexOf(way);
export const wayChosen = (choice: number) => ({ way: WAYS[choice - 2]! });

/** Choices 6 to 10: lock. */
export const registerChoice = (register: number): number => 5 + register;
export const registerChosen = (choice: number) => ({ register: choice - 5 });

/** Choices 11 to 12: home. */
export const homeChoice = (nth: number): number => 11 + nth;
export const homeChosen = (choice: number) => ({ nth: choice - 11 });

/** Choices 16 to 55: place. */
export const ringChoice = (nth: number): number => 16 + nth;
export const ringChosen = (choice: number) => ({ nth: choice - 16 });

/** Choices 56 to 139: card, second-card, store. */
export const cardChoice = (priority: number): number => 55 + priority / 10;
export const cardChosen = (choice: number) => ({ priority: 10 * (choice - 56) + 10 });

/** Choices 140 to 181: side-step. */
export const crabChoice = (priority: number): number => 139 + priority / 10;
export const crabChosen = (choice: number) => ({ priority: 10 * (choice - 140) + 10 });

/** Choices 182 to 207: weapon, destroy-option, give-up, keep-option, lose. */
export const optionChoice = (card: OptionId): number => 182 + OPTION_CARDS.indexOf(card);
export const optionChosen = (choice: number) => ({ card: OPTION_CARDS[choice - 182]! });

/** Choices 208 to 279: place. */
export const placeChoice = (nth: number): number => 208 + nth;
export const placeChosen = (choice: number) => ({ nth: choice - 208 });
