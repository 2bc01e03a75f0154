/** What a film leaves on the floor beside the view: ways, shots, sparks, damage and numbers of the register that is
 *  shown. */
import type { AnyArgs, GameEvent, Room } from "./room";
import { isOnFloor, type Cell, type FactoryView, type StepName, type Way } from "./state";

/** A way that a robot went; a dotted one where something else moved it. */
export interface Trail {
  robot: number;
  points: Cell[];
  look: "own" | "pushed" | "ridden";
  /** Where the robot looked when it set out. */
  facing: Way;
  /** The number of what moved it. */
  n: number;
}
export interface Shot {
  from: Cell;
  to: Cell;
  /** What is fired: a robot's laser or another weapon, or a laser of the board. */
  look: "robot" | "board";
}
export interface Deed {
  step: StepName | "clean-up";
  event: GameEvent;
}
export interface Marks {
  trails: Trail[];
  shots: Shot[];
  /** Where one robot pushed another. */
  sparks: (Cell & { step: StepName })[];
  /** Damage of this register by robot, where the robot stood. */
  hurt: { robot: number; at: Cell; tokens: number }[];
  /** Robots that were destroyed or caught in this register, and where. */
  wrecks: { robot: number; at: Cell; how: string }[];
  /** Flags that were brought home at the end of the turn, and where their carriers stand. */
  brought: { team: string; at: Cell }[];
  /** The order of what happened, cause first: numbers on the board and in the strip; a belt has one for all that it
   *  carries. */
  numbers: { step: StepName; at: Cell; n: number }[];
  /** The number of the card that is carried out; 0: it has moved nobody yet. */
  card: number;
  /** What each step and the end of the turn did, for the strip: events in their order. */
  deeds: Deed[];
}
/** All that is drawn beside the view. */
export interface Drawn {
  /** The robot whose card is carried out. */
  acting: number | null;
  marks: Marks;
  /** Where this card or step has happened so far, the last event first: what the camera frames. */
  stage: Cell[][];
}
export interface Scene extends Drawn {
  view: FactoryView;
}

export const noMarks = (): Marks => ({
  trails: [],
  shots: [],
  sparks: [],
  hurt: [],
  wrecks: [],
  brought: [],
  numbers: [],
  card: 0,
  deeds: [],
});
export const blank: Drawn = { acting: null, marks: noMarks(), stage: [] };

/** What is shown now; when the film has ended nobody acts any more. */
export function sceneOf({ reel, view, caughtUp }: Room): Scene {
  const drawn = reel.marks;
  return { ...drawn, view, acting: caughtUp ? null : drawn.acting };
}

/** Whoever comes in the middle of a register sees the shots that have been fired in it. */
export function begun(events: readonly GameEvent[], view: FactoryView): Drawn {
  if (view.phase !== "run" || view.step !== "lasers") return blank;
  const fired = events
    .slice(events.findLastIndex(({ kind }) => kind === "register-began") + 1)
    .filter(({ kind }) => FIRED.includes(kind));
  return { ...blank, marks: fired.reduce((drawn, event) => draw(drawn, event, view, view), blank).marks };
}
const FIRED = ["beam", "shot", "weapon", "option-worked", "option-given-up", "damaged"];

export function draw(drawn: Drawn, event: GameEvent, before: FactoryView, after: FactoryView): Drawn {
  if (ANEW.includes(event.kind)) return { ...blank, marks: withDeed(noMarks(), event, after) };
  const told = withDeed(drawn.marks, event, after);
  const more =
    after.phase === "run" || before.phase === "run"
      ? drawings[event.kind]?.(told, event.args, { before, after })
      : atTheEnd[event.kind]?.(told, event.args, { before, after });
  const isRobots = after.phase === "run" && after.step === "robots";
  return {
    acting: event.kind === "acts" ? event.args.robot : isRobots ? drawn.acting : null,
    marks: { ...told, ...more },
    stage: staged(drawn.stage, event, before, after),
  };
}
/** With these a clean floor begins. */
const ANEW = ["turn-began", "register-began"];

/** Whether a step of this register is over. */
export const isFinished = ({ phase, step, steps }: FactoryView, of: StepName): boolean =>
  phase !== "run" || steps.indexOf(of) < steps.indexOf(step);

/** What is done in a register belongs to the step that the view then has. */
function withDeed(marks: Marks, event: GameEvent, { phase, step }: FactoryView): Marks {
  if (phase !== "run" && phase !== "clean-up") return marks;
  return { ...marks, deeds: [...marks.deeds, { step: phase === "run" ? step : "clean-up", event }] };
}

/** Robots of an event, where they stand now and where they stood before it. */
function staged(stage: Cell[][], { kind, args }: GameEvent, before: FactoryView, after: FactoryView): Cell[][] {
  const { robot, target }: AnyArgs = args;
  const isNew = kind === "acts" || before.step !== after.step || before.phase !== after.phase;
  const robots = [robot, target, ...goings(before, after).map(({ robot }) => robot)].filter(
    (one) => typeof one === "number",
  );
  const cells = kind === "revealed" ? [] : [after, before].flatMap((view) => placesOf(view, [...new Set(robots)]));
  return [...(cells.length ? [cells] : []), ...(isNew ? [] : stage)];
}

interface Views {
  before: FactoryView;
  after: FactoryView;
}
type Drawing = (marks: Marks, args: AnyArgs, views: Views) => Partial<Marks>;
const cellOf = ({ x = 0, y = 0 }: AnyArgs): Cell => ({ x, y });

const drawings: { [Kind in GameEvent["kind"]]?: Drawing } = {
  acts: () => ({ card: 0 }),
  moved: (marks, _, { before, after }) => driven(marks, trails(goings(before, after), "own")),
  pushed: (marks, args, { before, after }) => {
    const { robot = -1, how, way = "north", over, count = 0 } = args;
    const gone = goings(before, after, over, way);
    const own = (going: Going) => going.robot === robot && how === "robot";
    const ways = [
      ...trails(gone.filter(own), "own"),
      ...trails(
        gone.filter((going) => !own(going)),
        "pushed",
      ),
    ];
    const from = whereIs(before, robot);
    const sparks = from && count > 0 ? [{ ...between(from, way), step: after.step }] : [];
    const moved = how === "robot" ? driven(marks, ways, from) : numbered(marks, after.step, ways, from ? [from] : []);
    return { ...moved, sparks: [...marks.sparks, ...sparks] };
  },
  rammed: (marks, { target = -1 }, { before, after }) => ({
    sparks: [...marks.sparks, ...placesOf(before, [target]).map((at) => ({ ...at, step: after.step }))],
  }),
  carried: (marks, _, { before, after }) => {
    const ways = trails(goings(before, after), "ridden");
    return numbered(
      marks,
      after.step,
      ways,
      ways.map(({ points }) => points[0]!),
    );
  },
  beam: (marks, args) =>
    args.from ? fired(marks, { from: args.from, to: cellOf(args), look: "board" }, cellOf(args)) : {},
  shot: (marks, args, views) => aimed(marks, args, views),
  weapon: (marks, args, views) => aimed(marks, args, views),
  damaged: (marks, { robot = -1 }, { before }) => {
    const at = whereIs(before, robot);
    return at ? { hurt: counted(marks.hurt, robot, at) } : {};
  },
  destroyed: (marks, { robot = -1, how = "", ...args }) => ({
    wrecks: [...marks.wrecks, { robot, at: cellOf(args), how }],
  }),
  caught: (marks, { target = -1, ...args }) => ({
    wrecks: [...marks.wrecks, { robot: target, at: cellOf(args), how: "caught" }],
  }),
};
/** Behind the last register. */
const atTheEnd: { [Kind in GameEvent["kind"]]?: Drawing } = {
  "flag-brought": (marks, { robot = -1, team = "" }, { before }) => {
    const at = whereIs(before, robot);
    return at ? { brought: [...marks.brought, { team, at }] } : {};
  },
};

export function whereIs(view: FactoryView, robot: number): Cell | null {
  const found = view.robots.find((one) => one.robot === robot);
  return found && isOnFloor(found) ? { x: found.x, y: found.y } : null;
}
const placesOf = (view: FactoryView, robots: number[]): Cell[] =>
  robots.map((robot) => whereIs(view, robot)).filter((cell) => cell !== null);

/** Where a robot was before an event and where it is behind it. */
interface Going {
  robot: number;
  facing: Way;
  points: [Cell, Cell];
}
/** The robots that an event has moved; one that is pushed `over` the edge still stands there and goes on from it. */
function goings(before: FactoryView, after: FactoryView, over?: number, way: Way = "north"): Going[] {
  return before.robots.flatMap(({ robot, facing }) => {
    const [from, there] = [whereIs(before, robot), whereIs(after, robot)];
    const to = there && robot === over ? { x: there.x + STEP[way][0], y: there.y + STEP[way][1] } : there;
    return from && to && (from.x !== to.x || from.y !== to.y)
      ? [{ robot, facing: facing ?? "north", points: [from, to] }]
      : [];
  });
}
const trails = (gone: Going[], look: Trail["look"]): Omit<Trail, "n">[] => gone.map((going) => ({ ...going, look }));

const nextOf = ({ numbers }: Marks): number => (numbers.at(-1)?.n ?? 0) + 1;
/** What moved robots has the next number, on each of these cells. */
function numbered(marks: Marks, step: StepName, ways: Omit<Trail, "n">[], cells: Cell[]): Partial<Marks> {
  const n = nextOf(marks);
  return {
    trails: extend(marks.trails, ways, n),
    numbers: [...marks.numbers, ...cells.map((at) => ({ step, at, n }))],
  };
}
/** A card has one number, where its robot set out. */
function driven(
  marks: Marks,
  ways: Omit<Trail, "n">[],
  from: Cell | null = ways[0]?.points[0] ?? null,
): Partial<Marks> {
  if (marks.card) return { trails: extend(marks.trails, ways, marks.card) };
  return from ? { ...numbered(marks, "robots", ways, [from]), card: nextOf(marks) } : {};
}
/** A way that goes on where the robot's last one of the same number and kind ended is one way. */
function extend(known: Trail[], fresh: Omit<Trail, "n">[], n: number): Trail[] {
  return fresh.reduce((all, way) => {
    const last = all.findLast(({ robot }) => robot === way.robot);
    const end = last?.points.at(-1);
    const start = way.points[0]!;
    if (!last || last.n !== n || last.look !== way.look || end?.x !== start.x || end.y !== start.y)
      return [...all, { ...way, n }];
    return all.map((one) => (one === last ? { ...last, points: [...last.points, way.points[1]!] } : one));
  }, known);
}
/** What is fired has a number where it comes from. */
const fired = (marks: Marks, shot: Shot, at: Cell): Partial<Marks> => ({
  shots: [...marks.shots, shot],
  numbers: [...marks.numbers, { step: "lasers", at, n: nextOf(marks) }],
});
function aimed(marks: Marks, args: AnyArgs, { before }: Views): Partial<Marks> {
  const from = whereIs(before, args.robot ?? -1);
  return from ? fired(marks, { from, to: cellOf(args), look: "robot" }, from) : {};
}
function counted(hurt: Marks["hurt"], robot: number, at: Cell): Marks["hurt"] {
  const known = hurt.find((one) => one.robot === robot) ?? { robot, at, tokens: 0 };
  return [...hurt.filter((one) => one !== known), { ...known, tokens: known.tokens + 1 }];
}
const STEP: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
/** The edge between a cell and its neighbour. */
const between = ({ x, y }: Cell, way: Way): Cell => ({ x: x + STEP[way][0] / 2, y: y + STEP[way][1] / 2 });
