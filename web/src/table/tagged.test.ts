import { describe, expect, it } from "vitest";
import { partsOf, tagged } from "./tagged";

describe("names that carry their seats", () => {
  it("are found again in a sentence, wherever they stand", () => {
    expect(partsOf(`Waiting for ${tagged(1, "Mira")}, ${tagged(10, "Jun")}.`)).toEqual([
      { seat: null, head: "", words: "Waiting for " },
      { seat: 1, head: "Mira,", words: " " },
      { seat: 10, head: "Jun.", words: "" },
    ]);
    expect(partsOf(`${tagged(0, "Ana")} moves`)).toEqual([{ seat: 0, head: "Ana", words: " moves" }]);
  });
  it("leave a sentence without names as it is", () => {
    expect(partsOf("The belts move 2.")).toEqual([{ seat: null, head: "", words: "The belts move 2." }]);
    expect(partsOf("")).toEqual([]);
  });
});
