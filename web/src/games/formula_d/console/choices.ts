/** Choices that are no gear, no way, no tyres and no repair: whatever else may be asked. */
import { textOr } from "../../../kit/text";
import { namedIn } from "../../../table/declared";
import type { TileFace } from "../../../table/console/tile";
import type { Question } from "../room";

const plain = {
  unit: "",
  gain: "",
  price: null,
  cost: "aim" as const,
  sentence: "",
  brief: "",
  result: "",
  must: false,
};

export function choices({ options }: Question, called: (seat: number) => string): TileFace[] {
  return options.map(({ choice, label }) => ({
    ...plain,
    choice,
    name: textOr(
      `formula_d-option-${label.kind}`,
      label.kind,
      namedIn("formula_d", "labels", label.kind, label, called),
    ),
  }));
}
