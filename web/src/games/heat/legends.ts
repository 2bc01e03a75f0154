/** What the Legends' card of the round makes of each of them, by the rules of their two movements. */
import { linesAhead, sectorOf } from "./preview";
import { carOf, cornerLetter, type LegendNumbers, type RaceView } from "./state";

export interface LegendDeed {
  car: number;
  how: string;
  speed: number;
  diamond: number;
  corner: string;
}

/** Before its turn what a Legend is going to do, behind it (`moved` says by which movement) what it has done. */
export function legendDeed(view: RaceView, { car: seat, diamond, top_speed }: LegendNumbers, moved?: string): LegendDeed {
  const car = carOf(view, seat)!;
  const [next, second] = linesAhead(view, car.progress, 2);
  const finish = view.laps * view.spaces;
  const through = (view.corners[next!.corner]?.limit ?? 0) + diamond;
  const foresee = (): string => {
    const { line_before, legend_line_before = line_before } = view.corners[next!.corner]!;
    const passed = next!.line - car.progress <= line_before - legend_line_before;
    if (passed) return car.progress + through >= second!.line && second!.line < finish ? "second-corner" : "corner";
    return car.progress + top_speed < next!.line || next!.line >= finish ? "top-speed" : "line";
  };
  const how = moved ?? foresee();
  // A corner that was driven through lies behind; one that was braked for lies ahead.
  const corner = moved === "corner" ? sectorOf(view, car.space) : how === "second-corner" && !moved ? second!.corner : next!.corner;
  const speed = how === "corner" ? (view.corners[corner]?.limit ?? 0) + diamond : top_speed;
  return { car: seat, how, speed, diamond, corner: cornerLetter(corner) };
}
