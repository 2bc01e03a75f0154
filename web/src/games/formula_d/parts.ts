/** The parts of a car that wear, and the signs of what wears them; lines on a field of 24. */
import { PARTS } from "./facts";
import type { Part } from "./types";


export type SignName = Part | "points" | "debris" | "crash" | "slip" | "pit" | "flag" | "spin" | "stop";

export const SIGNS: Record<SignName, string> = {
  tyres:
    "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 1 0 0-19M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10M12 2.500V7M12 17v4.500" +
    "M2.500 12H7M17 12h4.500M5.300 5.300l3.200 3.200M15.500 15.500l3.200 3.200M18.700 5.300l-3.200 3.200M8.500 15.500l-3.200 3.200",
  brakes:
    "M10.500 3a9 9 0 1 0 6 15.700M10.500 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5M14 3.500c4.500 1.200 7.500 4.500 7.500 8.500" +
    " 0 2-.7 4-2 5.500l-4-3.300c.7-1.400.8-3.200-.2-4.800-.5-.8-1.300-1.400-2.200-1.800zM6 7.500h.1M5 13h.1M8.500 17h.1",
  gearbox: "M5 4v16M12 4v16M19 4v8H5M3.500 3.500h3M10.500 3.500h3M17.500 3.500h3M3.500 20.500h3M10.500 20.500h3",
  body: "M2.500 15.500V12l3.500-1 3-4h5.500l3.500 4 3.500 1v3.500h-2.500M8.500 15.500h7M6.800 13.700a2 2 0 1 0 0 4 2 2 0 1 0 0-4" +
    "M17.200 13.700a2 2 0 1 0 0 4 2 2 0 1 0 0-4",
  engine: "M6.500 8.500h3l1.500-2h4.500v2h2.500l1.500 2.500v2h2v-2.500h1v7h-1V15h-2v2.500l-2 2H9.500l-3-3zM10 4h6M13 4v2.500M3 9.500v7M3 13h3.500",
  suspension: "M8 2.500h8M8 21.500h8M12 2.500V5M12 19v2.500M7 5h10l-10 4h10L7 13h10L7 17h10l-3 2h-4",
  points: "M3 12.500h4l2.500-7 4.500 13 2.500-6H21",
  debris: "M4 17l3-5.500 4 2L9.500 19zM13 9.500l4.500-4 3 4.500-4.500 3.500zM6 6l3.500-1.500L11 8 7.500 9.500zM15.500 17.500h4V21h-4z",
  crash: "M12 2.500l2.200 5.300 5.500-2-2 5.500 4.800 2.700-5 2.500 1.200 5.500-5-2.500-3.200 4-1.300-5-5.700.5 2.800-4.700L2.500 10l5.500-.7-.5-5.300z",
  slip: "M2.500 8.500h11a3 3 0 1 0-3-3M2.500 12.500h16a3 3 0 1 1-3 3M2.500 16.500h7a2.500 2.500 0 1 1-2.500 2.500",
  pit: "M14.500 3.500a5.500 5.500 0 0 0-4.800 7.800L3 18l3 3 6.700-6.700a5.500 5.500 0 0 0 7.800-5l-3.500 2.200-3-1-1-3 2.200-3.500z",
  flag: "M5 21.500V3M5 3.500h14v10H5M5 8.500h14M9.700 3.500v10M14.300 3.500v10",
  stop: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M7.500 12.500l3 3 6-6.500",
  spin: "M19.500 12a7.500 7.500 0 1 1-2.500-5.600M17.500 2.500v4.200h-4.200M12 9.500v3l2 1.500",
};

/** What a car has left of each part; beginners have one pool for all. */
export interface Row {
  sign: SignName;
  left: number;
  full: number;
}
export function wearRows({ points, full }: { points: number[]; full: number[] }, beginner: boolean): Row[] {
  const rows: SignName[] = beginner ? ["points"] : [...PARTS];
  return rows.slice(0, full.length).map((sign, i) => ({ sign, left: points[i] ?? 0, full: full[i] ?? 0 }));
}
