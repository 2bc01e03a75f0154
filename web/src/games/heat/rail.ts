/** Every car in a row: how it runs, and in a season how many points it has. */
import { t } from "../../kit/text";
import type { GameScreen, Progress, RailRow } from "../../table/game";
import { ofYear } from "./season/ofYear";
import type { Season } from "./season/season";
import type { CarView, RaceView } from "./state";

/** In the garage nobody drives: the championship's order says more than gears. */
export function railHead({ phase, season }: RaceView): ReturnType<GameScreen["railHead"]> {
  if (phase === "draft" && season) return { title: "heat-ui-championship", cells: [], end: "frame-nothing" };
  return {
    title: "heat-ui-running-order",
    cells: [
      { words: "heat-ui-gear", mark: "lever" }, { words: "heat-ui-heat", mark: "flame" },
    ],
    end: "heat-ui-gap",
  };
}

/** Who moves when in this round; whoever is out does not. */
export function turnsOf({ order, acting, cars }: RaceView): Progress["turns"] {
  const now = order.indexOf(acting);
  const turns = order.map((seat, i) => ({
    seat, state: now < 0 || i > now ? ("next" as const) : i === now ? ("now" as const) : ("past" as const),
  }));
  return turns.filter(({ seat }) => !cars.find((car) => car.seat === seat)?.eliminated);
}

const present = (whole: Season) =>
  whole.name === "trilogy" ? ofYear(whole, whole.calendar[whole.race - 1]!.year) : whole;
const pointsIn = ({ standings }: Season) => new Map(standings.map(({ car, points }) => [car, points]));

/** While a race runs: what the races before it brought; before the first one nobody has anything. */
function scores({ season }: RaceView): (seat: number) => Pick<RailRow, "score"> {
  const year = season && present(season);
  if (!year?.results.length) return () => ({});
  const won = pointsIn(year);
  return (seat) => {
    const points = won.get(seat) ?? 0;
    return { score: { brief: t("heat-ui-points-brief", { points }), words: t("heat-ui-points-so-far", { points }) } };
  };
}

/** By points; of three seasons in a row those of the present one, and before its first race by the grid. */
function standings(race: RaceView, whole: Season, open: number[]): RailRow[] {
  const season = present(whole);
  const points = pointsIn(season);
  const order = season.results.length ? [...points.keys()] : race.running;
  return order.map((seat, i) => {
    const car = race.cars.find((one) => one.seat === seat)!;
    const won = points.get(seat) ?? 0;
    return {
      seat,
      ...(car.legend ? { look: car.legend } : {}),
      place: i + 1,
      state: `heat-ui-state-${draftState(race, car, open)}`,
      done: false,
      // Where all choose at once, nobody is framed.
      acts: open.length === 1 && open.includes(seat),
      cells: [{ look: "strip", value: t("heat-ui-points-brief", { points: won }) }],
      top: String(won),
      bottom: t("heat-ui-points", { points: won }),
    };
  });
}

export function rail(race: RaceView, open: number[]): RailRow[] {
  if (race.phase === "draft" && race.season) return standings(race, race.season, open);
  const cars = race.running.map((seat) => race.cars.find((car) => car.seat === seat)!);
  const leader = cars.find((car) => !car.finished) ?? cars[0]!;
  const home = cars.some((car) => car.finished);
  const score = scores(race);
  return cars.map((car, i) => ({
    seat: car.seat,
    ...(car.legend ? { look: car.legend } : {}),
    place: car.eliminated ? 0 : car.place || i + 1,
    ...score(car.seat),
    state: `heat-ui-state-${race.phase === "draft" ? draftState(race, car, open) : stateOf(race, car)}`,
    done:
      race.phase !== "draft" && (car.finished || (race.phase === "plan" ? car.ready : stateOf(race, car) === "moved")),
    acts: race.acting === car.seat || (race.phase === "draft" && open.includes(car.seat)),
    past:
      race.phase === "drive" &&
      !car.eliminated &&
      race.order.slice(0, Math.max(0, race.order.indexOf(race.acting))).includes(car.seat),
    home: car.finished || car.eliminated,
    cells: car.eliminated ? [{ look: "strip", value: t("heat-ui-out") }] : [
      { look: "ring", value: car.legend ? "–" : String(car.gear) },
      { look: "hot", value: car.legend ? "–" : String(car.heat) },
    ],
    top: car.finished || car.eliminated ? "" : gapOf(race, car, home ? null : leader),
    bottom: car.finished
      ? t("heat-ui-finished-in", { round: car.finished_round })
      : t("heat-ui-lap", { lap: Math.max(0, Math.min(car.lap, race.laps)) }),
  }));
}

/** Behind the leader; once somebody is home, what is left to drive. */
function gapOf(race: RaceView, car: CarView, leader: CarView | null): string {
  const left = race.laps * race.spaces - car.progress;
  if (!leader) return left > 0 ? t("heat-ui-to-go", { spaces: left }) : "";
  return car === leader ? t("heat-ui-leads") : `+${leader.progress - car.progress}`;
}

function draftState(race: RaceView, car: CarView, open: number[]): string {
  if (car.legend) return "legend";
  if (open.includes(car.seat)) return "choosing";
  return race.garage?.picks.find(({ seat }) => seat === car.seat)?.state === "past" ? "chosen" : "waits";
}

function stateOf(race: RaceView, car: CarView): string {
  if (car.finished) return "finished";
  if (car.eliminated) return "out";
  if (race.phase === "plan") return car.legend ? "legend" : car.ready ? "ready" : "choosing";
  if (car.legend && race.acting !== car.seat) return "legend";
  const [now, own] = [race.order.indexOf(race.acting), race.order.indexOf(car.seat)];
  if (own === now) return "acts";
  if (own < now) return car.spun_out ? "spun" : "moved";
  return own === now + 1 ? "next" : "waits";
}
