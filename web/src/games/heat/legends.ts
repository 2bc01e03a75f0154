/** What the Legends' card of the round makes of each of them, by the rules of their two movements. */
import { linesAhead } from "./road";
import { carOf, cornerLetter, type LegendNumbers, type RaceView } from "./state";

export interface LegendDeed {
  car: number;
  how: string;
  speed: number;
  diamond: number;
  corner: string;
}

/** By which movement a Legend has driven, and from where. */
export interface LegendMove {
  how: string;
  from: number;
}

/** Before its turn what a Legend is going to do, behind it what it has done. */
export function legendDeed(view: RaceView, { car: seat, diamond, top_speed }: LegendNumbers, moved?: LegendMove): LegendDeed {
  const at = moved?.from ?? carOf(view, seat)!.progress;
  const [next, second] = linesAhead(view, at, 2);
  const finish = view.laps * view.spaces;
  const through = (view.corners[next!.corner]?.limit ?? 0) + diamond;
  const foresee = (): string => {
    const { line_before, legend_line_before = line_before } = view.corners[next!.corner]!;
    const passed = next!.line - at <= line_before - legend_line_before;
    if (passed) return at + through >= second!.line && second!.line < finish ? "second-corner" : "corner";
    return at + top_speed < next!.line || next!.line >= finish ? "top-speed" : "line";
  };
  const how = moved?.how ?? foresee();
  const { corner } = how === "second-corner" ? second! : next!;
  // A corner's limit and the diamond may be too little for its line.
  const short = how === "corner" && at + through < next!.line;
  return { car: seat, how: short ? "short" : how, speed: how === "corner" ? through : top_speed, diamond, corner: cornerLetter(corner) };
}
