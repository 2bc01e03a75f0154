import { expect, it } from "vitest";
import { BREATH, Clicks, SLIP } from "./clicks";

const click = (clicks: Clicks, at: number, x = 100, detail = 1) => {
  clicks.note({ clientX: x, clientY: 50, detail, timeStamp: at });
  return clicks.echo;
};

it("a double click on one place is one click", () => {
  const clicks = new Clicks();
  expect([click(clicks, 1000), click(clicks, 1000 + BREATH - 1, 100 + SLIP)]).toEqual([false, true]);
});
it("two quick clicks on two places are two", () => {
  const clicks = new Clicks();
  expect([click(clicks, 1000), click(clicks, 1040, 101 + SLIP)]).toEqual([false, false]);
});
it("whoever takes a breath means it", () => {
  const clicks = new Clicks();
  expect([click(clicks, 1000), click(clicks, 1001 + BREATH)]).toEqual([false, false]);
});
it("a key pressed twice counts twice, one that is held down once", () => {
  const clicks = new Clicks();
  const press = (repeat: boolean, at: number) => {
    clicks.hold({ repeat });
    return click(clicks, at, 0, 0);
  };
  expect([press(false, 1000), press(false, 1050), press(true, 1100)]).toEqual([false, false, true]);
});
