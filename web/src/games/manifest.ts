/** What a game brings to the pages around a race: they ask for it here and know no game by name. */
import type { Component } from "svelte";
import type { Options, OptionValue } from "../kit/contract";
import type { GameScreen } from "../table/game";

export interface Manifest {
  id: string;
  /** As on its box: the same in every language. */
  name: string;
  minutes: number;
  seats: [number, number];
  /** Playable in this release; the server's word wins. */
  ready: boolean;
  poster: PosterDesign;
  /** The option that names where a race is held. */
  place?: string;
  /** The option that makes several races of it. */
  series?: string;
  /** The option that says how long a race is. */
  length?: string;
  /** What a guided first race has instead of the usual options, so that it is short and plain. */
  gentle?: Options;
  /** The pictures of its options tell for how many players each is, and how long. */
  picturesTellSeats?: boolean;
  words?: OptionWords;
  setup?: () => Promise<Setup>;
  /** What chosen options ask of the seats; nothing special: null. */
  seating?: (options: Options) => Promise<Seating | null>;
  /** What stands in its rules behind the last chapter. */
  appendix?: () => Promise<{ default: Component }>;
  /** Its table; the others are played with the list of actions. */
  screen?: () => Promise<GameScreen>;
  /** So many kB of JavaScript (gzip) may a first visit to its table load. */
  limit?: number;
}

/** How a game's poster is set. */
export interface PosterDesign {
  lines: string[];
  ink: string;
  /** Ink of the last line, where it differs. */
  lastInk?: string;
  /** What stands behind the title before the picture has arrived. */
  ground: string;
  /** The square part of the picture that serves as the game's badge. */
  detail: string;
  art: () => Promise<{ default: Component }>;
}

/** What is told about options beyond their own texts. */
export interface OptionWords {
  /** Told of every table, for people ask for it: where a race is held, how long it is. */
  always: string[];
  /** The value that this one comes to beside the others, if it says no more than "the usual". */
  meant?(key: string, value: OptionValue, values: Options): OptionValue | undefined;
  /** The same while it can still be chosen. */
  offered?(key: string, meant: OptionValue): string;
  /** How many races are driven at one table. */
  races?(values: Options): number;
  /** Of an option's values those that can be had beside the others, and the first of them where nobody chose. */
  had?(key: string, values: Options): { never: OptionValue; instead: OptionValue; help: string } | null;
}

/** What comes with the form for a new table. */
export interface Setup {
  /** Options whose values are shown as cards with pictures. */
  pictures?: Record<string, ChoicePictures>;
  /** What the chosen value of an option means, in a field of its own behind it. */
  meanings?: Record<string, Component<{ value: OptionValue }>>;
}
export interface ChoicePictures {
  Picture: Component<{ value: string }>;
  /** One quiet line under the name. */
  facts?: (value: string) => string;
  /** The same, where it has to be asked for. */
  Facts?: Component<{ value: string }>;
  /** By what many can be told apart: those of one group are shown alone. */
  groups?: () => Promise<Group[]>;
  /** Too many to stand side by side: they can be leafed through, and the chosen one is told about. */
  Chosen?: Component<{ value: string }>;
}
export interface Group {
  id: string;
  /** The key of its name. */
  name: string;
  values: string[];
}

export interface Seating {
  /** How many may play. */
  numbers: number[];
  /** The team of a seat, from 0; absent: everybody plays alone. */
  team?: ((seat: number, seats: number) => number) | undefined;
}
