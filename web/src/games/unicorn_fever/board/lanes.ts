/** Where everything lies on the rainbow: six lanes over the window of the board, in its pixels. On a desk they are
 *  arcs, on a phone they are straight and share their rows with the odds. */
export interface Place {
  x: number;
  y: number;
  /** How far the lane is turned here, in degrees. */
  deg: number;
}
/** How the rainbow is drawn now. */
export interface Lanes {
  /** Of a lane, the width; of the seventh, the one that carries the numbers of the spaces. */
  width: number;
  edge: number;
  space: number;
  /** A place on a lane (0: the outer one) at a space; `off`: so many widths inwards from its middle. */
  at(lane: number, space: number, off?: number): Place;
  /** Where the three bet tokens of a lane lie, and the heads over them. */
  bet(lane: number, column: number): Place;
  head(column: number): Place;
  /** The middle of a lane, or what lies between two of them, as a path. */
  band(lane: number, off?: number): string;
  /** A part of a lane. */
  stretch(lane: number, off: number, from: number, to: number): string;
  /** Where a unicorn's hooves are while it waits, and as soon as it runs: its nose is in its space then. */
  hooves(lane: number, space: number): Place;
  /** Of a unicorn drawn in a field of 600. */
  scale: number;
  /** Straight across all lanes, or a part of them. */
  across(space: number, from?: number, to?: number): string;
  numbers(space: number): Place;
  phone: boolean;
}
export interface Window {
  width: number;
  height: number;
  /** 0: planning, 1: the race, when the strip under the board has gone. */
  open: number;
}

export const LANES = 6;
const mix = (a: number, b: number, k: number) => a + (b - a) * k;
const one = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: { x: number; y: number }) => `${one(x)} ${one(y)}`;

/** What stands over and under the lanes of a desk while it is planned, and while it is raced; low windows have less. */
type Ends = readonly [number, number];
const SKY: { over: Ends; under: Ends } = { over: [112, 166], under: [62, 86] };
const LOW_SKY: typeof SKY = { over: [66, 84], under: [40, 56] };
const EDGE = [26, 30] as const;
const LOW = 560;
const [STRIP, LOW_STRIP] = [168, 122];
export const stripOf = (height: number): number => (height < LOW ? LOW_STRIP : STRIP);
export const isLow = (height: number): boolean => height < LOW;
export const LADDER = 262;
const WIDEST = 78;
const NARROWEST = 30;
const SPACES = 14.6;
/** How far behind the ladder the first space lies: those who start stand there in full. */
const BEHIND = [70, 124] as const;
/** Drawn for a window so wide, the arcs have these radii. */
const WIDTH = 1100;
const RADIUS = [2394, 2020] as const;
const COLUMNS = [4, 6.8, 9.2];
const HEADS = 32;
/** Of a lane's width: a unicorn's size, and where its hooves are; of a space: how far its nose is in it. */
const SIZE = [0.00293, 0.0037] as const;
const HOOVES = [0.4, 0.36] as const;
const NOSE = 0.28;
const NOSE_AT = 274;
const WAITS_AT = -0.2;
/** The ends of what is drawn, beyond the window on both sides. */
const ENDS: Ends = [-9, 18];

export function arcs({ width, height, open }: Window): Lanes {
  const { over, under } = isLow(height) ? LOW_SKY : SKY;
  const room = height - stripOf(height) * (1 - open) - mix(...over, open) - mix(...under, open);
  const wide = Math.max(NARROWEST, Math.min(WIDEST, room / LANES));
  const edge = mix(...EDGE, open);
  const radius = (mix(...RADIUS, open) * Math.max(width, WIDTH)) / WIDTH;
  const behind = mix(...BEHIND, open);
  const space = (width - LADDER - behind) / SPACES;
  const top = mix(...over, open) + Math.max(0, room - wide * LANES) / 2;
  const [cx, cy] = [LADDER + behind + space * 6.3, top + radius];
  const step = space / (radius - wide * 3);
  const turn = (at: number) => (at - 6.8) * step;
  const polar = (r: number, at: number): Place => ({
    x: cx + r * Math.sin(turn(at)), y: cy - r * Math.cos(turn(at)), deg: (turn(at) * 180) / Math.PI,
  });
  const depth = (lane: number, off = 0) => radius - wide * (lane + 0.5 + off);
  const inner = radius - wide * LANES;
  const scale = wide * mix(...SIZE, open);
  const arc = (r: number, [from, to]: Ends = ENDS) =>
    `M${pair(polar(r, from))}A${one(r)} ${one(r)} 0 0 1 ${pair(polar(r, to))}`;
  return {
    width: wide, edge, space, scale, phone: false,
    stretch: (lane, off, from, to) => arc(depth(lane, off), [from, to]),
    hooves: (lane, at) => {
      const runs = at + NOSE - (NOSE_AT * scale) / space;
      return polar(depth(lane, mix(...HOOVES, open)), mix(WAITS_AT, runs, open));
    },
    at: (lane, at, off) => polar(depth(lane, off), at),
    bet: (lane, column) => polar(depth(lane), COLUMNS[column]!),
    head: (column) => polar(radius + HEADS, COLUMNS[column]!),
    band: (lane, off) => arc(lane === LANES ? inner - edge / 2 : depth(lane, off)),
    across: (at, from = 0, to = LANES) =>
      `M${pair(polar(radius - wide * from, at))}L${pair(polar(radius - wide * to, at))}`,
    numbers: (at) => polar(inner - edge / 2, at),
  };
}

/** A phone: the head over six rows, and the seventh colour under them. */
export const HEAD = 54;
const FOOT = 8;
/** While it is raced the numbers of the spaces need the seventh row. */
const NUMBERED = 22;
/** Middles of the bet tokens, as parts of a phone 390 wide. */
const ROWS_WIDE = 390;
const BET_COLUMNS = [218, 289, 354];
const START = [62, 106] as const;
const RACE_SPACE = [21.4, 19.4] as const;
const ROW_SIZE = [0.0024, 0.0021] as const;
const WAITS = 88;

export function rows({ width, height, open }: Window): Lanes {
  const [k, edge] = [width / ROWS_WIDE, mix(FOOT, NUMBERED, open)];
  const wide = (height - HEAD - edge) / LANES;
  const space = mix(...RACE_SPACE, open) * k;
  const start = mix(...START, open) * k;
  const scale = wide * mix(...ROW_SIZE, open);
  const place = (x: number, y: number): Place => ({ x, y, deg: 0 });
  const middle = (lane: number, off = 0) => HEAD + wide * (lane + 0.5 + off);
  const across = (at: number) => start + at * space;
  return {
    width: wide, edge, space, scale, phone: true,
    stretch: (lane, off, from, to) => `M${one(across(from))} ${one(middle(lane, off))}H${one(across(to))}`,
    hooves: (lane, at) => place(mix(WAITS * k, across(at + NOSE) - NOSE_AT * scale, open), middle(lane, HOOVES[0])),
    at: (lane, at, off) => place(across(at), middle(lane, off)),
    bet: (lane, column) => place(BET_COLUMNS[column]! * k, middle(lane)),
    head: (column) => place(BET_COLUMNS[column]! * k, HEAD),
    band: (lane, off) => {
      const y = one(lane === LANES ? height - edge / 2 : middle(lane, off));
      return `M0 ${y}H${one(width)}`;
    },
    across: (at, from = 0, to = LANES) =>
      `M${one(across(at))} ${one(HEAD + wide * from)}V${one(HEAD + wide * to)}`,
    numbers: (at) => place(across(at), height - edge / 2),
  };
}
