/** What stands at a place of the board, told at a tap: a corner's sign, a car, debris, a space. */
import type { Point } from "../../table/board/camera";
import { t } from "../../kit/text";
import type { Tip, TipLine } from "../../table/tips/tips.svelte";
import { plotOf } from "./board/fit";
import { dieOf } from "./dice";
import { wearRows, type SignName } from "./parts";
import { cornerName, onTrack, type FormulaCar, type FormulaView } from "./state";
import { isPit, laneOf, type Track } from "./track";
import type { Landing } from "./types";

export interface Board {
  view: FormulaView;
  track: Track;
  /** Where the corners' signs stand, and how large they are. */
  posts: Point[];
  grow: number;
  called: (seat: number) => string;
  /** Where the gear that is looked at may land. */
  zone: Landing[];
}
const SIGN = 20;
const REACH = 110;
const LANES = ["", "left", "middle", "right"];

export function tipAt(board: Board, at: Point): Tip | null {
  const { view, track, posts, grow } = board;
  const corner = posts.findIndex(({ x, y }) => Math.hypot(x - at.x, y - at.y) < SIGN * grow);
  if (corner >= 0) return cornerTip(view, corner);
  const space = spaceAt(track, at);
  if (!space) return null;
  const car = onTrack(view).find((one) => one.space === space);
  if (car) return carTip(board, car);
  return spaceTip(board, space);
}

/** The space under a point: the rectangle that it lies in. */
export function spaceAt(track: Track, { x, y }: Point): number | null {
  const found = [...track.cells, ...track.pits].find((space) => {
    const middle = track.middle(space);
    const [dx, dy] = [x - middle.x, y - middle.y];
    if (Math.hypot(dx, dy) > REACH) return false;
    const { deg, long, broad } = plotOf(track, space);
    const turn = (deg * Math.PI) / 180;
    const [along, across] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
    return Math.abs(along) <= long / 2 && Math.abs(across) <= broad / 2;
  });
  return found ?? null;
}

const line = (help: string, words = ""): TipLine => ({ words, help });

function cornerTip(view: FormulaView, corner: number): Tip {
  const { stops } = view.corners[corner]!;
  return {
    title: cornerName(view, corner),
    note: t("formula_d-tip-stops", { stops }),
    look: "stop",
    rule: "corners",
    lines: [line(t("formula_d-tip-sign", { stops })), line(t("formula_d-tip-missed", { stops }))],
  };
}

function carTip({ view, called }: Board, car: FormulaCar): Tip {
  const { low, high } = dieOf(car.gear);
  const wear = wearRows(car, view.beginner).map(({ sign, left, full }) =>
    t("formula_d-tip-left", { part: t(`formula_d-ui-part-${sign}`), left, full }),
  );
  const stops = view.corners[car.corner]?.stops ?? 0;
  return {
    title: called(car.seat),
    note: t("formula_d-tip-gear", { gear: car.gear, low, high }),
    look: "body",
    lines: [
      line(`${wear.join(", ")}.`),
      ...(stops
        ? [
            line(
              t("formula_d-tip-made", {
                made: Math.min(car.stops, stops),
                stops,
                corner: cornerName(view, car.corner),
              }),
            ),
          ]
        : []),
      ...(car.spun ? [line(t("formula_d-tip-spun"))] : []),
      ...(car.stalled ? [line(t("formula_d-tip-stalled"))] : []),
      ...(car.tyres ? [line(t("formula_d-board-set", { type: car.tyres, lap: car.tyres_lap }))] : []),
    ],
  };
}

function spaceTip(board: Board, space: number): Tip {
  const { view, track, zone } = board;
  const corner = track.cornerOf(space);
  const grid = track.drawing.grid.indexOf(space);
  const marked = view.debris.includes(space);
  const landing = zone.find((one) => one.space === space);
  const lines = [
    ...(landing ? [line(chanceOf(landing))] : []),
    ...(marked ? [line(t("formula_d-tip-debris-help"))] : []),
    ...(isPit(space)
      ? pitLines(board, space)
      : corner < 0
        ? [line(t("formula_d-tip-straight-help"))]
        : [line(t("formula_d-tip-corner-help")), line(t("formula_d-tip-arrows"))]),
    ...(grid >= 0 && !view.round ? [line(t("formula_d-tip-grid", { place: grid + 1 }))] : []),
  ];
  const lane = t(`formula_d-tip-lane-${LANES[laneOf(space)] ?? "pit"}`);
  const look: SignName = marked ? "debris" : isPit(space) ? "pit" : corner >= 0 ? "stop" : "flag";
  return {
    title: marked ? t("formula_d-tip-debris") : lane,
    note: isPit(space) ? "" : corner >= 0 ? cornerName(view, corner) : t("formula_d-tip-straight"),
    lines,
    look,
    rule: marked ? "checks" : isPit(space) ? "pits" : corner >= 0 ? "corners" : "moving",
  };
}

function chanceOf({ chance, rolls, price }: Landing): string {
  return t("formula_d-tip-chance", { chance, rolls: rolls.join(", "), price });
}
function pitLines({ view, track, called }: Board, space: number): TipLine[] {
  const box = track.drawing.pit.boxes.indexOf(space);
  const owners = view.cars
    .filter(({ team }) => box >= 0 && team === Math.floor(box / 2))
    .map(({ seat }) => called(seat));
  return [
    ...(owners.length ? [line(t("formula_d-tip-box", { names: owners.join(", ") }))] : []),
    line(t("formula_d-tip-pit-help")),
  ];
}

/** What a part of the car is for. */
export function partTip(sign: SignName, left: number, full: number): Tip {
  return {
    title: t(`formula_d-ui-part-${sign}`),
    note: t("formula_d-tip-of", { left, full }),
    look: sign,
    rule: "wear",
    lines: [line(t(`formula_d-tip-part-${sign}`))],
  };
}
