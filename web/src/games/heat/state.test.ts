import { expect, it } from "vitest";
import { planning } from "../../../mock/heat/situation";
import { onRoad } from "./state";

it("whoever came home in an earlier round has left the road, whoever came home now is still seen", () => {
  const view = planning();
  const home = (seat: number, finished_round: number, place: number) =>
    view.cars.map((car) => (car.seat === seat ? { ...car, finished: true, finished_round, place } : car));
  const seats = (cars: typeof view.cars) => onRoad({ ...view, cars }).map(({ seat }) => seat);
  expect(seats(home(2, view.round - 1, 1))).toEqual([0, 1, 3, 4, 5]);
  expect(seats(home(2, view.round, 1))).toEqual([0, 1, 2, 3, 4, 5]);
});
