/** The race as it is shown: a view moved forward by one event after another, with the marks that this register has left. */
import { teamOf } from "../../kit/teams";
import type { Room } from "../../table/room.svelte";
import type { GameEvent } from "../../table/types";
import { isOnFloor, type CardId, type Cell, type FactoryView, type ProgramCard, type Register, type RobotView, type StepName, type Way } from "./state";

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
  /** Damage of this register by robot, where the robot stood; a hit counts at once, `due` of it is still to be taken. */
  hurt: { robot: number; at: Cell; tokens: number; due: number }[];
  /** Robots that were destroyed or caught in this register, and where. */
  wrecks: { robot: number; at: Cell; how: string }[];
  /** Flags that were brought home at the end of the turn, and where their carriers stand. */
  brought: { team: string; at: Cell }[];
  /** The order of what happened, cause first: numbers on the board and in the strip; a belt has one for all that it carries. */
  numbers: { step: StepName; at: Cell; n: number }[];
  /** The number of the card that is carried out; 0: it has moved nobody yet. */
  card: number;
  /** What each step and the end of the turn did, for the strip: events in their order. */
  deeds: Deed[];
}
export interface Scene {
  view: FactoryView;
  /** The robot whose card is carried out. */
  acting: number | null;
  marks: Marks;
  /** Where this card or step has happened so far, the last event first: what the camera frames. */
  stage: Cell[][];
}
interface Move extends Cell {
  robot: number;
  facing: Way;
}
interface Args {
  [name: string]: unknown;
  robot?: number;
  moves?: Move[];
}

export const noMarks = (): Marks => ({ trails: [], shots: [], sparks: [], hurt: [], wrecks: [], brought: [], numbers: [], card: 0, deeds: [] });
/** Whoever comes in the middle of a register sees the shots that have been fired in it. */
export function makeScene(view: FactoryView, events: GameEvent[] = []): Scene {
  const fired = events.slice(events.findLastIndex(({ kind }) => kind === "register-began") + 1).filter(({ kind }) => FIRED.includes(kind));
  const empty: Scene = { view, acting: null, marks: noMarks(), stage: [] };
  return view.phase === "run" && view.step === "lasers" ? { ...empty, marks: fired.reduce(after, empty).marks } : empty;
}
const FIRED = ["beam", "shot", "weapon", "option-worked", "option-given-up", "damaged"];
/** What is drawn beside the view. */
export type Drawn = Omit<Scene, "view">;
export const blank: Drawn = { acting: null, marks: noMarks(), stage: [] };

export function draw(drawn: Drawn, event: GameEvent, before: FactoryView): Drawn {
  const { view: _, ...next } = after({ ...drawn, view: before }, event);
  return next;
}
/** What is shown now; when the film has ended nobody acts any more. */
export const sceneOf = ({ reel, view, caughtUp }: Room): Scene => {
  const drawn = reel.marks as Drawn;
  return { ...drawn, view: view as FactoryView, acting: caughtUp ? null : drawn.acting };
};

/** Which step of a register an event belongs to; null: none. */
export function stepOf({ kind, args }: GameEvent): StepName | null {
  if (kind === "carried" || kind === "held") return args.belts === "express" ? "express" : "belts";
  if (kind === "pushed") return args.how === "pusher" ? "pushers" : args.how === "beam" ? "lasers" : "robots";
  return STEPS[kind] ?? null;
}
const STEPS: Record<string, StepName> = {
  "register-began": "reveal",
  revealed: "reveal",
  acts: "robots",
  turned: "robots",
  moved: "robots",
  stopped: "robots",
  rammed: "robots",
  gears: "gears",
  beam: "lasers",
  shot: "lasers",
  weapon: "lasers",
  scrambled: "lasers",
  archived: "flags",
  "flag-touched": "flags",
  "flag-toggled": "flags",
  "flag-taken": "flags",
  "flag-returned": "flags",
  caught: "flags",
};

/** `film` holds what comes later, too: whoever looks at the own race again knows the own program. */
export function after(scene: Scene, event: GameEvent, at = 0, film: readonly GameEvent[] = []): Scene {
  const step = stepOf(event);
  const running = scene.view.phase === "run";
  const told: Scene = running ? noted(scene, step, event) : scene.view.phase === "clean-up" ? withDeed(scene, "clean-up", event) : scene;
  const change = changes[event.kind];
  const changed = change ? change(told, event.args as Args, event) : told;
  const next = { ...changed, stage: staged(scene, changed, event) };
  if (event.kind === "programmed") return withProgram(next, film.slice(at + 1));
  return HITS.includes(event.kind) ? withDamage(next, dueFor(scene.marks, event.args.target), event.args as Args, film.slice(at + 1)) : next;
}
/** Robots of an event, where they stood before it and where they stand now. */
function staged(before: Scene, now: Scene, { kind, args }: GameEvent): Cell[][] {
  const isNew = kind === "acts" || before.view.step !== now.view.step || before.view.phase !== now.view.phase;
  const { robot, target, moves = [] } = args as Args;
  const robots = [robot, target, ...moves.map((one) => one.robot)].filter((one) => typeof one === "number");
  const cells = kind === "revealed" ? [] : [now, before].flatMap(({ view }) => placesOf(view, robots));
  return [...(cells.length ? [cells] : []), ...(isNew ? [] : before.stage)];
}
/** Whether a step of this register is over. */
export const isFinished = ({ phase, step, steps }: FactoryView, of: StepName): boolean => phase !== "run" || steps.indexOf(of) < steps.indexOf(step);

const HITS = ["beam", "shot", "weapon"];
const SETTLING = ["damaged", "option-worked", "option-given-up"];
const dueFor = ({ hurt }: Marks, robot: unknown): number => hurt.find((one) => one.robot === robot)?.due ?? 0;

/** All fire before anybody is hurt, but a hit is told with what it does: meter and locks show that at once, as far as the film goes. */
function withDamage(scene: Scene, before: number, args: Args, later: readonly GameEvent[]): Scene {
  const end = later.findIndex(({ kind }) => kind === "register-began" || kind === "turn-began");
  const settled = (end < 0 ? later : later.slice(0, end)).filter((event) => event.args.robot === args.target && SETTLING.includes(event.kind));
  const taken = settled.slice(before, before + tokensOf(args)).filter(({ kind }) => kind === "damaged");
  return taken.reduce((shown, event) => worse(shown, event.args as Args), scene);
}
/** More damage, and the register that it locks; less comes only from repairs. */
function worse(scene: Scene, args: Args): Scene {
  const next = change(scene, args, ({ damage }) => ({ damage: Math.max(damage, num(args.damage)) }));
  return args.locked ? lock(next, args, num(args.locked)) : next;
}

/** The cards that a player's own robots will turn over in this turn, as far as nothing changes them before. */
function withProgram(scene: Scene, later: readonly GameEvent[]): Scene {
  const { seat } = scene.view;
  if (seat === null) return scene;
  const end = later.findIndex(({ kind }) => kind === "turn-began");
  const turn = end < 0 ? later : later.slice(0, end);
  return { ...scene, view: patch(scene.view, {}, (robot) => (robot.seat === seat ? { registers: robot.registers.map((register, i) => foreknown(register, turn, robot.robot, i + 1)) } : {})) };
}
function foreknown(register: Register, turn: readonly GameEvent[], robot: number, number: number): Register {
  const own = turn.filter(({ args }) => args.robot === robot);
  const changed = own.findIndex(({ kind, args }) => (kind === "scrambled" && args.register === number) || (kind === "option-used" && REPLACING.includes(String(args.card))));
  const shown = own.findIndex(({ kind, args }) => kind === "revealed" && args.register === number);
  const known = register.state === "down" && !register.card && shown >= 0 && (changed < 0 || shown < changed);
  return known ? { ...register, ...cardsOf(own[shown]!.args as Args) } : register;
}
/** Options that put other cards into registers. */
const REPLACING = ["abort_switch", "conditional_program"];

/** The step lights up, and what it did is kept for the strip. */
function noted(scene: Scene, step: StepName | null, event: GameEvent): Scene {
  const at = step ?? scene.view.step;
  return { ...withDeed(scene, at, event), view: { ...scene.view, step: at }, acting: at === "robots" ? scene.acting : null };
}
function withDeed(scene: Scene, step: Deed["step"], event: GameEvent): Scene {
  return { ...scene, marks: { ...scene.marks, deeds: [...scene.marks.deeds, { step, event }] } };
}

type Change = (scene: Scene, args: Args, event: GameEvent) => Scene;
const num = (value: unknown) => (typeof value === "number" ? value : 0);
const cellOf = (args: Args): Cell => ({ x: num(args.x), y: num(args.y) });

const changes: Record<string, Change> = {
  "turn-began": (s, a) => ({
    ...s,
    acting: null,
    marks: noMarks(),
    view: patch(s.view, { round: num(a.turn), phase: "program", register: 1, step: "reveal" }, (robot) => ({
      ready: false,
      down: robot.announced,
      announced: false,
      registers: robot.registers.map((register) => (register.locked ? register : EMPTY)),
    })),
  }),
  "powered-down": (s, a) => change(s, a, () => ({ down: true, damage: 0, registers: Array<Register>(5).fill(EMPTY) })),
  dealt: (s, a) => change(s, a, () => ({ cards: num(a.count) })),
  "dealt-cards": (s, a) => {
    const hand = { robot: num(a.robot), cards: a.hand as ProgramCard[], stored: [], registers: Array<null>(5).fill(null), power_down: false };
    const others = (s.view.hands ?? []).filter(({ robot }) => robot !== hand.robot);
    return { ...s, view: { ...s.view, hands: [...others, hand] } };
  },
  programmed: (s) => {
    const laid = (register: Register): Register => (register.state === "empty" ? { ...register, state: "down" } : register);
    const view = patch(s.view, { phase: "run" }, (robot) => (robot.down || !isOnFloor(robot) ? {} : { ready: true, registers: robot.registers.map(laid) }));
    return { ...s, view: view.hands ? { ...view, hands: view.hands.map((hand) => ({ ...hand, cards: [] })) } : view };
  },
  announced: (s, a) => change(s, a, () => ({ announced: true })),
  "stays-down": (s, a) => change(s, a, () => ({ announced: a.stays === 1 })),
  "register-began": (s, a, event) => ({ ...s, acting: null, marks: { ...noMarks(), deeds: [{ step: "reveal", event }] }, view: { ...s.view, phase: "run", register: num(a.register), step: "reveal" } }),
  "clean-up-began": (s) => ({ ...s, acting: null, view: { ...s.view, phase: "clean-up" } }),
  revealed: (s, a) => turnUp(s, a, num(a.register)),
  "random-card": (s, a) => lock(turnUp(s, a, num(a.register)), a, num(a.register)),
  acts: (s, a) => ({ ...s, acting: num(a.robot), marks: { ...s.marks, card: 0 } }),
  turned: (s, a) => move(s, a),
  moved: (s, a) => mark(move(s, a), (marks) => driven(marks, trailsOf(s.view, a, "own"))),
  pushed: (s, a) => {
    const [first, ...rest] = trailsOf(s.view, a, a.how === "robot" ? "own" : "pushed");
    const trails = [...(first ? [first] : []), ...rest.map((trail): Going => ({ ...trail, look: "pushed" }))];
    const from = first ? first.points[0]! : whereIs(s.view, num(a.robot));
    const step: StepName = a.how === "pusher" ? "pushers" : a.how === "beam" ? "lasers" : "robots";
    const sparks = from && num(a.count) > 0 ? [{ ...between(from, a.way as Way), step }] : [];
    return mark(move(s, a), (marks) => ({ ...(a.how === "robot" ? driven(marks, trails, from) : numbered(marks, step, trails, from ? [from] : [])), sparks: [...marks.sparks, ...sparks] }));
  },
  rammed: (s, a) => mark(s, (marks) => ({ sparks: [...marks.sparks, ...placesOf(s.view, [num(a.target)]).map((at) => ({ ...at, step: "robots" as const }))] })),
  carried: (s, a) => mark(move(s, a), (marks) => {
    const trails = trailsOf(s.view, a, "ridden");
    return numbered(marks, a.belts === "express" ? "express" : "belts", trails, trails.map(({ points }) => points[0]!));
  }),
  gears: (s, a) => move(s, a),
  beam: (s, a) => {
    const laser = laserAt(s.view, cellOf(a), a.way as Way);
    return mark(s, (marks) => ({
      shots: [...marks.shots, ...(laser ? [{ from: laser, to: cellOf(a), look: "board" as const }] : [])],
      numbers: [...marks.numbers, { step: "lasers", at: cellOf(a), n: nextOf(marks) }],
      hurt: hit(marks.hurt, a),
    }));
  },
  shot: (s, a) => fired(s, a),
  weapon: (s, a) => fired(s, a),
  // Nobody knows the new card before it is revealed; one that lay open does so again, and the server shows it.
  scrambled: (s, a) => change(s, a, ({ registers }) => ({ registers: registers.map((r, i): Register => (i === num(a.register) - 1 && r.state === "down" ? { state: "down", locked: r.locked } : r)) })),
  damaged: (s, a) => {
    const at = whereIs(s.view, num(a.robot));
    return worse(at ? mark(s, (marks) => ({ hurt: taken(marks.hurt, num(a.robot), at) })) : s, a);
  },
  destroyed: (s, a) => {
    const wrecked = mark(s, (marks) => ({ wrecks: [...marks.wrecks, { robot: num(a.robot), at: cellOf(a), how: String(a.how) }] }));
    return change(wrecked, a, ({ down }) => ({ x: null, y: null, facing: null, lives: num(a.lives), damage: a.how === "damage" || !down ? 0 : undefined, waits: true, registers: Array<Register>(5).fill(EMPTY), announced: false }));
  },
  repaired: (s, a) =>
    change(s, a, ({ registers }) => ({ damage: num(a.damage), registers: a.freed ? registers.map((r, i) => (i === num(a.freed) - 1 ? EMPTY : r)) : registers })),
  "option-drawn": (s, a) => change(s, a, ({ options }) => ({ options: [...options, { id: String(a.card), tokens: 0, stored: false }] })),
  "option-lost": (s, a) => change(spared(s, a), a, ({ options }) => ({ options: options.filter(({ id }) => id !== a.card) })),
  "option-given-up": (s, a) => change(spared(s, a), a, ({ options }) => ({ options: options.filter(({ id }) => id !== a.card) })),
  "option-worn-out": (s, a) => change(s, a, ({ options }) => ({ options: options.filter(({ id }) => id !== a.card) })),
  "option-worked": (s, a) => worn(spared(s, a), a),
  "option-fired": (s, a) => worn(s, a),
  "flag-touched": (s, a) => change(s, a, () => ({ touched: num(a.flag), next_flag: num(a.flag) < num(a.flags) ? num(a.flag) + 1 : null })),
  archived: (s, a) => change(s, a, () => ({ archive: cellOf(a) })),
  "re-entered": (s, a) => change(move(s, a), a, () => ({ damage: num(a.damage), waits: false })),
  placed: (s, a) => move(s, a),
  "flag-moved": (s, a) => flag(s, a, a.gone ? { x: null, y: null } : cellOf(a)),
  "flag-dropped": (s, a) => flag(s, a, { ...cellOf(a), carrier: null }),
  "flag-returned": (s, a) => flag(s, a, { ...cellOf(a), carrier: null }),
  "flag-toggled": (s, a) => flag(s, a, { team: s.view.robots.find(({ robot }) => robot === a.robot)?.team ?? null }),
  "home-chosen": (s, a) => {
    const [home, team] = [s.view.floor.boards.findIndex(({ id }) => id === a.card) + 1, teamOf(String(a.team))];
    return { ...s, view: { ...s.view, flags: s.view.flags.map((one) => ({ ...one, team: one.flag === home ? team : 1 - team })) } };
  },
  caught: (s, a) => {
    const at = whereIs(s.view, num(a.target));
    const marked = at ? mark(s, (marks) => ({ wrecks: [...marks.wrecks, { robot: num(a.target), at, how: "caught" }] })) : s;
    return change(marked, { ...a, robot: num(a.target) }, () => ({ x: null, y: null, facing: null, waits: true }));
  },
  "flag-brought": (s, a) => {
    const at = whereIs(s.view, num(a.robot));
    const brought = at ? [...s.marks.brought, { team: String(a.team), at }] : s.marks.brought;
    return { ...s, marks: { ...s.marks, brought } };
  },
  "flag-taken": (s, a) => flag(s, a, { x: null, y: null, carrier: num(a.robot) }),
  superbot: (s, a) => ({ ...s, view: patch(s.view, {}, (robot) => ({ superbot: robot.robot === a.robot })) }),
  finished: (s, a) => change(s, a, () => ({ place: num(a.place) })),
  "race-over": (s) => ({ ...s, acting: null, view: { ...s.view, phase: "over" } }),
};

const EMPTY: Register = { state: "empty", locked: false };

function patch(view: FactoryView, fields: Partial<FactoryView>, each: (robot: RobotView) => { [K in keyof RobotView]?: RobotView[K] | undefined }): FactoryView {
  const robots = view.robots.map((robot) => {
    const changed = Object.entries(each(robot)).filter(([, value]) => value !== undefined);
    return changed.length ? ({ ...robot, ...Object.fromEntries(changed) } as RobotView) : robot;
  });
  return { ...view, ...fields, robots };
}
function change(scene: Scene, args: Args, fields: Parameters<typeof patch>[2]): Scene {
  return { ...scene, view: patch(scene.view, {}, (robot) => (robot.robot === args.robot ? fields(robot) : {})) };
}
function mark(scene: Scene, more: (marks: Marks) => Partial<Marks>): Scene {
  return scene.view.phase === "run" ? { ...scene, marks: { ...scene.marks, ...more(scene.marks) } } : scene;
}
function move(scene: Scene, { moves = [] }: Args): Scene {
  const to = new Map(moves.map((one) => [one.robot, one]));
  const place = ({ robot }: RobotView) => {
    const found = to.get(robot);
    return found ? { x: found.x, y: found.y, facing: found.facing } : {};
  };
  return { ...scene, view: patch(scene.view, {}, place) };
}
/** What lies in a register: a card, and sometimes a second one. */
function cardsOf(args: Args): Partial<Register> {
  const { card, priority } = args as unknown as ProgramCard;
  const second = Array.isArray(args.with) ? (args.with[0] as CardId | undefined) : undefined;
  return second ? { card, priority, with: { card: second, priority: 0, side: args.shares === "side" } } : { card, priority };
}
function turnUp(scene: Scene, args: Args, number: number): Scene {
  return change(scene, args, ({ registers }) => ({ registers: registers.map((r, i): Register => (i === number - 1 ? { state: "up", locked: r.locked, ...cardsOf(args) } : r)) }));
}
/** How often a card still works. */
function worn(scene: Scene, args: Args): Scene {
  return change(scene, args, ({ options }) => ({ options: options.map((o) => (o.id === args.card ? { ...o, tokens: num(args.left) } : o)) }));
}
function lock(scene: Scene, args: Args, number: number): Scene {
  return change(scene, args, ({ registers }) => ({ registers: registers.map((r, i) => (i === number - 1 ? { ...r, locked: true } : r)) }));
}
function flag(scene: Scene, args: Args, fields: object): Scene {
  return { ...scene, view: { ...scene.view, flags: scene.view.flags.map((one) => (one.flag === args.flag ? { ...one, ...fields } : one)) } };
}
function fired(scene: Scene, args: Args): Scene {
  const [from, to] = [whereIs(scene.view, num(args.robot)), cellOf(args)];
  if (!from) return scene;
  return mark(scene, (marks) => ({ shots: [...marks.shots, { from, to, look: "robot" }], numbers: [...marks.numbers, { step: "lasers", at: from, n: nextOf(marks) }], hurt: hit(marks.hurt, args) }));
}

export function whereIs(view: FactoryView, robot: number): Cell | null {
  const found = view.robots.find((one) => one.robot === robot);
  return found && isOnFloor(found) ? { x: found.x, y: found.y } : null;
}
const placesOf = (view: FactoryView, robots: number[]): Cell[] => robots.map((robot) => whereIs(view, robot)).filter((cell) => cell !== null);

type Going = Omit<Trail, "n">;
/** Where robots came from and where they are now: of those that really moved. */
function trailsOf(view: FactoryView, { moves = [] }: Args, look: Trail["look"]): Going[] {
  return moves.flatMap(({ robot, x, y }) => {
    const from = whereIs(view, robot);
    const facing = view.robots.find((one) => one.robot === robot)?.facing ?? "north";
    return from && (from.x !== x || from.y !== y) ? [{ robot, look, facing, points: [from, { x, y }] }] : [];
  });
}
const nextOf = ({ numbers }: Marks): number => (numbers.at(-1)?.n ?? 0) + 1;
/** What moved robots has the next number, on each of these cells. */
function numbered(marks: Marks, step: StepName, trails: Going[], cells: Cell[]): Partial<Marks> {
  const n = nextOf(marks);
  return { trails: extend(marks.trails, trails, n), numbers: [...marks.numbers, ...cells.map((at) => ({ step, at, n }))] };
}
/** A card has one number, where its robot set out. */
function driven(marks: Marks, trails: Going[], from: Cell | null = trails[0]?.points[0] ?? null): Partial<Marks> {
  if (marks.card) return { trails: extend(marks.trails, trails, marks.card) };
  return from ? { ...numbered(marks, "robots", trails, [from]), card: nextOf(marks) } : {};
}
/** A way that goes on where the robot's last one of the same number and kind ended is one way. */
function extend(trails: Trail[], fresh: Going[], n: number): Trail[] {
  return fresh.reduce((all, trail) => {
    const last = all.findLast(({ robot }) => robot === trail.robot);
    const end = last?.points.at(-1);
    const start = trail.points[0]!;
    if (!last || last.n !== n || last.look !== trail.look || end?.x !== start.x || end.y !== start.y) return [...all, { ...trail, n }];
    return all.map((one) => (one === last ? { ...last, points: [...last.points, trail.points[1]!] } : one));
  }, trails);
}
/** Of the weapons that are chosen, one does damage. */
const tokensOf = (args: Args): number => (args.card === "mini_howitzer" ? 1 : num(args.tokens));
/** A shot that hits: its tokens are due. */
function hit(hurt: Marks["hurt"], args: Args): Marks["hurt"] {
  const tokens = tokensOf(args);
  return tokens ? counted(hurt, num(args.target), cellOf(args), tokens, tokens) : hurt;
}
/** A token that is taken was due, or comes by itself. */
function taken(hurt: Marks["hurt"], robot: number, at: Cell): Marks["hurt"] {
  const due = hurt.find((one) => one.robot === robot)?.due ?? 0;
  return due ? counted(hurt, robot, at, 0, -1) : counted(hurt, robot, at, 1, 0);
}
/** Something else was given for a token that was due. */
function spared(scene: Scene, args: Args): Scene {
  const robot = num(args.robot);
  return mark(scene, ({ hurt }) => ({ hurt: hurt.some((one) => one.robot === robot && one.due) ? counted(hurt, robot, { x: 0, y: 0 }, -1, -1) : hurt }));
}
function counted(hurt: Marks["hurt"], robot: number, at: Cell, tokens: number, due: number): Marks["hurt"] {
  const known = hurt.find((one) => one.robot === robot) ?? { robot, at, tokens: 0, due: 0 };
  const now = { ...known, tokens: known.tokens + tokens, due: known.due + due };
  return [...hurt.filter((one) => one !== known), ...(now.tokens > 0 ? [now] : [])];
}
const STEP: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
/** The edge between a cell and its neighbour. */
const between = ({ x, y }: Cell, way: Way): Cell => ({ x: x + STEP[way][0] / 2, y: y + STEP[way][1] / 2 });

/** The first cell of the beam that hits this one. */
function laserAt(view: FactoryView, cell: Cell, way: Way): Cell | null {
  const [dx, dy] = STEP[way];
  const hits = view.floor.lasers.find((laser) => laser.way === way && Array.from({ length: laser.cells }, (_, i) => i).some((i) => laser.x + dx * i === cell.x && laser.y + dy * i === cell.y));
  return hits ? { x: hits.x, y: hits.y } : null;
}
