import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accessible, drive, endOfRace, test } from "./driver";
import { freePort } from "../site";

const PADDOCK = process.env.PADDOCK ?? "../.venv/bin/paddock";

/** A site of its own, which may be stopped and started again. */
class OwnSite {
  readonly port = freePort();
  readonly home = `http://localhost:${this.port}`;
  #data = mkdtempSync(join(tmpdir(), "paddock-season-"));
  #process: ChildProcess | undefined;

  async start(): Promise<void> {
    this.#process = spawn(PADDOCK, ["serve", "--crowd", "20", "--port", String(this.port), "--data", this.#data], {
      stdio: "ignore",
    });
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${this.port}/healthz`).then((answer) => answer.ok, () => false),
        { timeout: 180_000 },
      )
      .toBe(true);
  }
  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const stopped = new Promise((done) => this.#process?.once("exit", done));
    this.#process?.kill(signal);
    await stopped;
  }
}

const points = (page: Page) => page.locator("td.points").allInnerTexts();

test("a championship of three races, with the site stopped and started in between", async ({ browser }) => {
  test.setTimeout(1_200_000);
  const site = new OwnSite();
  await site.start();
  const complaints: string[] = [];
  const context = await browser.newContext({
    baseURL: site.home, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce",
  });
  await context.addInitScript((kept) => localStorage.setItem("paddock.settings", JSON.stringify(kept)), {
    language: "en", theme: "light", sound: false, speed: 0, confirm: "never",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  try {
    await page.goto("/");
    const plan = {
      game: "heat", private: true, options: { season: "1961", laps: "1" },
      seats: [{ kind: "human" }, { kind: "bot", level: "rookie" }],
    };
    const { url } = (await (await page.request.post("/api/tables", { data: plan })).json()) as { url: string };
    await page.goto(`${url}/season`);
    await expect(page.getByRole("heading", { name: "Championship 1961" })).toBeVisible();
    await expect(page.locator("ol.calendar > li")).toHaveCount(3);
    await accessible(page, "a championship before its first race");
    await page.getByRole("link", { name: "Your turn", exact: true }).click();

    // By its element: to look for a name among thousands at every step takes longer than the race.
    const interlude = page.locator("[role=dialog]").filter({ hasText: "is over" });
    await drive(page, () => interlude.isVisible());
    await expect(interlude).toContainText("Race 1 of 3 is over");
    await accessible(page, "between two races");
    await interlude.getByRole("button", { name: /Go on|To your pick/ }).click();
    await drive(page, async () => (await page.locator("b.round").innerText()).includes("round 2"));

    const news = page.locator(".notes .column").getByRole("button").last();
    await news.click();
    await expect(news.locator("small"), "what an event does stands under the poster's title").toBeVisible();
    await expect(page.getByRole("tooltip"), "and is told once").toHaveCount(0);

    await page.goto(`${url}/season`);
    await expect(page.locator("td.points")).toHaveCount(2);
    const before = await points(page);
    await site.stop("SIGKILL");
    await site.start();
    await page.reload();
    await expect.poll(() => points(page)).toEqual(before);
    await expect(page.locator("ol.calendar > li.done")).toHaveCount(1);

    await page.goto(url);
    await drive(page, () => interlude.isVisible());
    await interlude.getByRole("button", { name: /Go on|To your pick/ }).click();
    await site.stop("SIGTERM");
    await site.start();
    await drive(page);
    await expect(endOfRace(page)).toBeVisible();
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await expect(page.locator(".result h2"), "points count, not the last race").toHaveText(/champion$/);
    await page.getByRole("button", { name: "Race result" }).click();
    await page.getByRole("link", { name: "Championship" }).click();
    await expect(page.locator("ol.calendar > li.done")).toHaveCount(3);
    await expect(page.getByText("The season is over:")).toBeVisible();
    await page.locator("td").getByRole("button", { name: "11" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("9 for 1st place, 2 for the event “Drivers on strike”");
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page, "a championship that is over");

    await page.getByRole("link", { name: "Watch the race" }).nth(1).click();
    await expect(page.locator("b.round")).toContainText("Race 2/3");
    await expect(page.getByRole("region", { name: "Playback" })).not.toContainText("Round");
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await site.stop("SIGTERM");
  }
});
