import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/kit/contract";
import {
  commandsForOthers, deedsAt, freeSeats, hasPlace, isFull, isThisComputerOnly, keptSeats, starterOf,
} from "../../src/shell/room/room";
import { isSeated, seatName } from "../../src/shell/words";

it("a link to this computer is of no use to others", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "paddock.localhost"].filter((host) => !isThisComputerOnly(host))).toEqual(
    [],
  );
  expect(["192.168.1.5", "paddock.example", "10.0.0.7", "localhost.example"].filter(isThisComputerOnly)).toEqual([]);
});

it("how to let others in keeps the port that was chosen", () => {
  expect(commandsForOthers("8000")).toEqual({ make: "make play HOST=0.0.0.0", plain: "paddock serve --host 0.0.0.0" });
  expect(commandsForOthers("8080")).toEqual({
    make: "make play HOST=0.0.0.0 PORT=8080", plain: "paddock serve --host 0.0.0.0 --port 8080",
  });
});

const seat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat, kind: "human", name: "Ana", level: null, connected: true, away: false, free: false, ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t", game: "heat", status: "lobby", options: {}, pace: { kind: "live", seconds: 90 }, commitment: null,
  seed: null, deadline: null, private: true,
  seats: [seat(0), seat(1, { name: "Ben", kept: true }), seat(2, { free: true, name: null })], my_seats: [],
  mine: false, host: 0, kept_seat: null, ...more,
});

it("nobody is told that somebody starts the race who is that somebody", () => {
  expect(starterOf(table({ mine: true, my_seats: [0] }))).toBe("you");
  expect(starterOf(table({ my_seats: [1] }))).toBe("host");
  expect(starterOf(table({ host: null }))).toBe("unseated-host");
  expect(starterOf(table({ host: null, seats: [seat(0, { free: true })] }))).toBe("next");
});
it("a race by days waits for everybody, not for the host", () => {
  expect(starterOf(table({ pace: { kind: "days", hours: 24 } }))).toBe("all");
});
it("a kept seat is neither free nor taken", () => {
  expect(freeSeats(table()).map(({ seat }) => seat)).toEqual([2]);
  expect(keptSeats(table()).map(({ seat }) => seat)).toEqual([1]);
  expect(table().seats.filter(isSeated).map(({ seat }) => seat)).toEqual([0]);
});
it("a kept seat is for one person, and the host may free it", () => {
  const kept = table().seats[1]!;
  expect(deedsAt(table(), kept)).toEqual([]);
  expect(deedsAt(table({ kept_seat: 1 }), kept)).toEqual(["sit", "decline"]);
  expect(deedsAt(table({ mine: true, my_seats: [0] }), kept)).toEqual(["free"]);
});
it("before the start the host may remove anybody, and nobody else may", () => {
  const ben = seat(1, { name: "Ben" });
  expect(deedsAt(table({ mine: true, my_seats: [0] }), ben)).toEqual(["free"]);
  expect(deedsAt(table({ my_seats: [2] }), ben)).toEqual([]);
});
it("whom the host has removed is offered no seat", () => {
  expect(deedsAt(table(), table().seats[2]!)).toEqual(["sit"]);
  expect(deedsAt(table({ removed: true }), table().seats[2]!)).toEqual([]);
});
it("a table is full when no seat is free and none is kept", () => {
  expect(isFull(table())).toBe(false);
  expect(isFull(table({ seats: [seat(0), seat(1, { kept: true })] }))).toBe(false);
  expect(isFull(table({ seats: [seat(0), seat(1, { kind: "bot" })] }))).toBe(true);
});
it("whoever sits or is waited for has a place at the table", () => {
  expect([hasPlace(table()), hasPlace(table({ kept_seat: 1 })), hasPlace(table({ my_seats: [0] }))]).toEqual([
    false, true, true,
  ]);
});
it("a bot bears the name that the server gave it a number for", () => {
  expect(seatName({ seat: 2, kind: "bot", name: null, number: 7 })).toBe(
    seatName({ seat: 6, kind: "bot", name: null }),
  );
});
