/** A race of robots as the server describes it to one viewer. */
import type * as told from "./types";
import type { CardId, Cell, CourseView, FlagView, FloorData, Place, Register, RobotView, Way } from "./types";

export type {
  CardId,
  Cell,
  FlagView,
  FloorData,
  HandView,
  Laser,
  OptionCard,
  OptionId,
  Place,
  PlacedBoard,
  ProgramCard,
  Register,
  RobotView,
  StepName,
  StoredCard,
  Way,
} from "./types";

export { DEADLY, FREE_TOKENS, REGISTERS, WAYS } from "./facts";

export type FactoryView = told.FactoryView;
/** What the server says a program would do to its robot, register by register. */
export interface Forecast extends Cell {
  register: number;
  card: CardId;
  /** The cells that it drives over, that belts carry it over, and that a pusher shoves it to. */
  walk: Cell[];
  ride: Cell[];
  shove: Cell[];
  drives: "" | "ahead" | "back" | "aside";
  /** How its cards, the curves of belts and a gear turn it. */
  turned: Turned;
  curved: Turned;
  geared: Turned;
  facing: Way;
  /** By a wall. */
  stopped: boolean;
  damage: number;
  flag: number;
  lost: "" | "pit" | "edge" | "damage";
  /** What moved it last. */
  by: "card" | "belt" | "pusher";
  /** Which way it leaves the floor. */
  over: Way | null;
}
export type Turned = "" | "right" | "about" | "left";
/** A course before there is a table on it. */
export type Sheet = Omit<CourseView, "flags"> & { floor: FloorData; flags: FlagView[] };

/** The race with the own cards that lie face down in their registers; whoever else is ready has laid five that nobody
 *  sees. */
export function withOwn(view: FactoryView): FactoryView {
  const own = (robot: number) => view.hands?.find((hand) => hand.robot === robot)?.registers;
  const laid = (robot: RobotView, register: Register): Register =>
    view.phase === "program" && robot.ready && !robot.down && isOnFloor(robot) && register.state === "empty"
      ? { ...register, state: "down" }
      : register;
  const seen = (robot: RobotView): Register[] =>
    robot.registers.map((register, i) => own(robot.robot)?.[i] ?? laid(robot, register));
  return { ...view, robots: view.robots.map((robot) => ({ ...robot, registers: seen(robot) })) };
}
export const robotsOf = (view: FactoryView, seat: number | null): RobotView[] =>
  view.robots.filter((robot) => robot.seat === seat);
export const onFloor = <P extends Place>(places: P[]): (P & Cell)[] =>
  places.filter((place): place is P & Cell => place.x !== null);
export const isOnFloor = (place: Place): place is Cell => place.x !== null;
