import { expect, type Page } from "@playwright/test";
import { accessible, cards, DESKTOP, gear, lifted, makeTable, primary, startRace, test } from "./driver";
import { Person } from "../person";

/** Whoever starts in front moves first: the other one's turn may come before or after. */
async function turnOf(mira: Person, table: string): Promise<void> {
  for (;;) {
    const { question } = await mira.state(table);
    if (!question || question.kind === "shift-gear") return;
    await mira.drive(table);
  }
}

/** Ends the reactions; whoever is in a slipstream stays out of it. */
async function finishReacting(page: Page): Promise<void> {
  const [done, stay, keep] = [
    page.getByRole("button", { name: "Done" }), page.getByRole("button", { name: "Stay" }),
    page.getByRole("button", { name: "Keep all" }),
  ];
  await done.or(stay).click();
  await expect(stay.or(keep)).toBeVisible();
  if (await stay.isVisible()) await stay.click();
  await expect(keep).toBeVisible();
}

test("a choice can be taken back until something is shown or drawn", async ({ come }) => {
  const mira = await Person.named("Mira");
  const ana = await come(DESKTOP);
  const path = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  const table = path.split("/").at(-1)!;
  await mira.sit(table, 1);
  await ana.goto(path);
  await startRace(ana);
  const undo = ana.getByRole("banner").getByRole("button", { name: "Undo" });

  await gear(ana, 1).click();
  await accessible(ana, "planning");
  await primary(ana).click();
  await expect(ana.getByRole("button", { name: "Change" })).toBeVisible();
  await accessible(ana, "waiting");
  await ana.getByRole("button", { name: "Change" }).click();
  await expect(lifted(ana)).toHaveCount(1);
  await gear(ana, 2).click();
  await expect(lifted(ana)).toHaveCount(2);
  await primary(ana).click();
  await expect(ana.getByRole("button", { name: "Change" })).toBeVisible();

  // All are in: the cards are shown, and stay.
  await mira.drive(table);
  await turnOf(mira, table);
  await expect(ana.locator(".tiles")).toBeVisible();
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAttribute("title", /Nothing to take back/);
  await accessible(ana, "reacting");

  // A reaction can be taken back, as long as it drew nothing.
  await finishReacting(ana);
  await accessible(ana, "discarding");
  await undo.click();
  await expect(ana.locator(".tiles")).toBeVisible();
  await finishReacting(ana);

  // New cards were drawn: no way back.
  await ana.getByRole("button", { name: "Keep all" }).click();
  await expect(async () => {
    await turnOf(mira, table);
    await expect(cards(ana)).toHaveCount(7, { timeout: 500 });
  }).toPass();
  await expect(undo).toBeDisabled();
});
