/** People who program robots: they look where each card would lead, and take the one that ends nearest to their flag. */
import type { Page } from "@playwright/test";
import type { FactoryView, Forecast } from "../../src/games/roborally/state";
import type { TableState } from "../../src/kit/contract";
import { primary } from "./driver";

type FactoryState = TableState<FactoryView>;

const ask = <T>(page: Page, path: string): Promise<T> => page.evaluate(async (from) => (await fetch(from)).json(), path) as Promise<T>;

/** A table on the shortest easy course. */
export async function makeFactory(page: Page, seats: object[], options: object = {}): Promise<string> {
  const plan = { game: "roborally", private: true, seats, options: { course: "checkmate", timer: "none", turn_limit: 10, ...options } };
  const made = await page.evaluate(
    async (body) => (await (await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()) as { url: string },
    plan,
  );
  return made.url;
}

/** How far a program ends from the flag: falling is far, touching it is near. */
function worth(told: Forecast[], flag: { x: number | null; y: number | null }): number {
  const last = told.at(-1);
  if (!last || last.lost) return 100;
  const reached = told.some((row) => row.flag > 0) ? -50 : 0;
  return Math.abs(last.x - (flag.x ?? 0)) + Math.abs(last.y - (flag.y ?? 0)) + 2 * last.damage + reached;
}

/** The priorities of the cards for the free registers, in their order. */
async function chosen(page: Page, table: string): Promise<number[]> {
  const { question, view, seat } = await ask<FactoryState>(page, `/api${table.replace("/t/", "/tables/")}`);
  if (question?.kind !== "fill-register") return [];
  const robot = view.robots.find((one) => one.seat === seat)!;
  const flag = view.flags[Math.min(robot.touched, view.flags.length - 1)]!;
  const left = question.options.map(({ choice, label }) => ({ choice, card: String(label.card), priority: Number(label.priority) }));
  const program: typeof left = [];
  for (const register of robot.registers) {
    if (register.state !== "empty") continue;
    const kinds = left.filter(({ card }, i) => left.findIndex((other) => other.card === card) === i);
    const told = await Promise.all(
      kinds.map(async (card) => {
        const choices = [...program, card].map(({ choice }) => choice).join(",");
        return { card, far: worth((await ask<{ forecast: Forecast[] }>(page, `/api${table.replace("/t/", "/tables/")}/forecast?seat=${seat}&choices=${choices}`)).forecast, flag) };
      }),
    );
    const best = told.reduce((a, b) => (b.far < a.far ? b : a)).card;
    program.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return program.map(({ priority }) => priority);
}

/** Lays cards until the program is whole, and hands it in. */
async function program(page: Page, table: string): Promise<void> {
  for (const priority of await chosen(page, table)) await page.locator(`button.slot[data-priority="${priority}"]:not(.gone)`).click({ timeout: 3_000 });
  await primary(page).click({ timeout: 3_000 });
}

type Asked = "program" | "tile" | "click" | "wait" | "over";
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    if (document.querySelector("button.tile:not(:disabled)")) return "tile";
    const button = document.querySelector<HTMLButtonElement>("button.primary");
    if (button && !button.disabled) return "click";
    return document.querySelector("button.slot[data-priority]:not(:disabled)") ? "program" : "wait";
  });

/** Plays until the race is over, or until something is so. */
export async function race(page: Page, table: string, enough: () => Promise<boolean> = async () => false, seconds = 220): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (await enough()) return;
    const now = await asked(page);
    if (now === "over") return;
    // Somebody else's answer may change the page under the finger: the next look decides anew.
    if (now === "program") await program(page, table).catch(() => undefined);
    if (now === "tile") await page.locator("button.tile").first().click({ timeout: 2_000 }).catch(() => undefined);
    if (now === "click") await primary(page).click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  throw new Error(`still not there: ${await page.locator("[data-console]").innerText().catch(() => "no console")}`);
}
