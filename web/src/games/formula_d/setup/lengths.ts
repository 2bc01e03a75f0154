/** The circuits by how long a lap is, and what is told of one. */
import { t } from "../../../kit/text";
import type { Group } from "../../manifest";
import { CIRCUITS, trackOf } from "../circuits";
import type { Drawing } from "../track";

/** A lap of so many spaces is no longer short, or long. */
const MIDDLE = 141;
const LONG = 167;
const lengthOf = (spaces: number) => (spaces < MIDDLE ? "short" : spaces < LONG ? "middle" : "long");
const LENGTHS = ["short", "middle", "long"] as const;

export const spacesOf = ({ fronts }: Drawing): number => fronts[1]!.length;
export const stopsOf = ({ stops }: Drawing): number => stops.reduce((sum, one) => sum + one, 0);

export async function byLength(): Promise<Group[]> {
  const laps = await Promise.all(
    CIRCUITS.map(async (circuit) => ({ circuit, length: lengthOf(spacesOf((await trackOf(circuit)).drawing)) })),
  );
  return LENGTHS.map((id) => ({
    id,
    name: `formula_d-setup-${id}`,
    values: laps.filter(({ length }) => length === id).map(({ circuit }) => circuit),
  }));
}
export const factsOf = (drawing: Drawing): string =>
  t("formula_d-setup-facts", { spaces: spacesOf(drawing), corners: drawing.stops.length });
export const sceneryOf = ({ scenery }: Drawing): string => t(`formula_d-setup-scenery-${scenery}`);
