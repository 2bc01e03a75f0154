/** Choices that are no gear and no way: points of a part, a set of tyres, repairs, and whatever else may be asked. */
import { listOf, t, textOr } from "../../../kit/text";
import { namedIn } from "../../../table/declared";
import type { TileFace } from "../../../table/console/tile";
import type { Option, Question } from "../../../table/types";
import type { SignName } from "../parts";
import type { Part } from "../types";

export interface Choice extends TileFace {
  sign: SignName;
  /** What the button says. */
  go: string;
}
const plain = {
  unit: "",
  price: null,
  cost: "aim" as const,
  sentence: "",
  brief: "",
  result: "",
  must: false,
};
const partName = (part: unknown) => t(`formula_d-ui-part-${String(part)}`);

export function choices({ args, options }: Question): Choice[] {
  return options.map(({ choice, label }) => ({ ...plain, choice, ...faceOf(args, label) }));
}

type Face = Pick<Choice, "name" | "gain" | "sign" | "go"> & Partial<Choice>;
function faceOf(args: Question["args"], label: Option["label"]): Face {
  switch (label.kind) {
    case "tyres":
      return tyres(label, args);
    case "repair":
      return repair(label);
    case "pit-roll":
      return {
        name: t("formula_d-ui-pit-roll"),
        gain: "",
        sign: "pit",
        result: t("formula_d-ui-pit-roll-result"),
        go: t("formula_d-ui-pit-roll"),
      };
    default: {
      const name = textOr(
        `formula_d-option-${label.kind}`,
        label.kind,
        namedIn("formula_d", "labels", label.kind, label, String),
      );
      return { name, gain: "", sign: "points", go: name };
    }
  }
}

function tyres(label: Option["label"], { wet }: Question["args"]): Face {
  const type = String(label.type);
  return {
    name: t(`formula_d-ui-tyres-${type}`),
    gain: "",
    sign: "tyres",
    sentence: t(`formula_d-ui-tyres-${type}-help`),
    brief: t(`formula_d-ui-tyres-${type}-help`),
    result: t(`formula_d-ui-tyres-${type}-now`, { wet: String(wet) }),
    go: t(`formula_d-ui-tyres-${type}-go`),
  };
}
function repair(label: Option["label"]): Face {
  const parts = label.parts as Part[];
  return {
    name: listOf(parts.map(partName)),
    gain: `+${parts.length}`,
    unit: t("formula_d-ui-points-unit", { points: parts.length }),
    sign: parts[0] ?? "pit",
    result: t("formula_d-ui-repair-result"),
    go: t("formula_d-ui-repair-go"),
  };
}
