import { expect, it } from "vitest";
import { isThisComputerOnly } from "../../src/shell/room/room";

it("a link to this computer is of no use to others", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "paddock.localhost"].filter((host) => !isThisComputerOnly(host))).toEqual([]);
  expect(["192.168.1.5", "paddock.example", "10.0.0.7", "localhost.example"].filter(isThisComputerOnly)).toEqual([]);
});
