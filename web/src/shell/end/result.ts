import type { Component } from "svelte";
import type { TableInfo } from "../../kit/contract";

/** Everything the page at the end of a race shows; the table page fills it from the view and the log. */
export interface RaceResult {
  table: TableInfo;
  /** "You win in the USA"; made from the places where it is left out. */
  headline?: string;
  /** One line: where, how many laps and rounds; the time it took follows. */
  summary?: string;
  /** "Won by 2 spaces.": told after the time. */
  won?: string;
  /** What stands on the podium, as part of a drawing and round its middle; cars where it is left out. */
  Figure?: Component<{ seat: number; look?: string }>;
  /** Where they stand: in the sun where it is left out. */
  ground?: "factory";
  /** The same, drawn by the game in a field of 504 by 376; it is dark. */
  Ground?: Component;
  /** What the drivers are called above their names. */
  driver?: string;
  /** Best first. */
  drivers: Driver[];
  /** What each driver's `cells` mean. */
  columns: Column[];
  chart?: Chart;
  /** Instead of positions: how far each driver has come after each round. */
  climb?: Climb;
  /** Where the figures are those of several races, what the last one brought the reader: over them. */
  own?: string;
  /** What explains the figures, under them. */
  note?: string;
  moments: Moment[];
  /** Where they are not those of one race. */
  momentsTitle?: string;
  /** What comes after a guided game, where it is no longer race. */
  next?: { help: string; words: string };
  /** Other pages about this table. */
  links?: { href: string; words: string }[];
}
export interface Driver {
  seat: number;
  place: number;
  name: string;
  me: boolean;
  /** "Bot, Pro", "a bot finished". */
  note?: string;
  /** Why it stands there: under the name. */
  why?: string;
  /** What its figure on the podium looks like. */
  look?: string;
  /** With whom it stands on the podium. */
  team?: number;
  cells: (string | number)[];
}
export interface Column {
  title: string;
  /** Left out on phones. */
  minor?: boolean;
}
export interface Chart {
  /** What the chart tells, where that is not one race round by round. */
  title?: string;
  /** What explains it, and what it is called for whoever does not see it. */
  help?: string;
  label?: string;
  /** What stands under the first column instead of the grid. */
  start?: string;
  /** What stands under each column instead of the grid and the number of the round. */
  columns?: string[];
  /** What stands at a seat's point of each column. */
  values?: Record<number, number[]>;
  /** The order of seats on the grid and after each round, leader first. */
  order: number[][];
  /** A new lap begins for the leader after this round. */
  laps: { after: number; lap: number }[];
  /** The round in which a seat came home: its line ends there. */
  home: Record<number, number>;
  /** Mishaps: marked by shape and word. */
  marks: Mark[];
}
export interface Climb {
  title: string;
  help: string;
  /** The number of steps to climb, and what one is called. */
  levels: number;
  level: (number: number) => string;
  rounds: number;
  round: string;
  lines: { seat: number; at: number[] }[];
  /** Whose lines these are where they are not the drivers'; they may be teams. */
  who?: Pick<Driver, "seat" | "place" | "name" | "me">[];
  teams?: boolean;
  /** Mishaps, and the word for one. */
  marks: { seat: number; round: number }[];
  lost: string;
  /** What won other than by climbing, and the word for it. */
  wins?: { seat: number; round: number }[];
  won?: string;
}
export interface Mark {
  round: number;
  seat: number;
  word: string;
  /** A pennant with this number instead of a ring, 0: a cross. */
  flag?: number;
}
export interface Moment {
  /** What stands before it; the round where it is left out. */
  chapter?: string;
  round: number;
  seat: number;
  text: string;
  note?: string;
  /** Where to watch it; the replay otherwise. */
  href?: string;
}
