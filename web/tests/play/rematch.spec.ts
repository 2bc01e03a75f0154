import { expect } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, makeTable, PHONE, startRace, test } from "./driver";
import { Person } from "../person";

test("seats of a rematch wait for those who sat there, and nobody else takes them", async ({ come }) => {
  const mira = await Person.named("Mira");
  const ana = await come(DESKTOP);
  const path = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  const table = path.split("/").at(-1)!;
  await mira.sit(table, 1);
  await ana.goto(path);
  await startRace(ana);
  await expect(ana.locator(".rail-list")).toBeVisible();

  await ana.goto(`${path}/replay`);
  await expect(ana.getByText("This race is still on")).toBeVisible();
  expect(await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect((await ana.locator(".table > section.film").boundingBox())!.width).toBeGreaterThan(1000);

  // Both get up, so that bots bring the race home.
  await mira.leave(table, 1);
  await ana.evaluate((id) => fetch(`/api/tables/${id}/seats/0`, { method: "DELETE" }), table);
  await expect.poll(async () => (await mira.state(table)).table.status, { timeout: 300_000 }).toBe("over");
  await ana.goto(path);
  await expect(endOfRace(ana)).toBeVisible();
  await ana.getByRole("button", { name: "Rematch" }).click();

  await expect(ana.getByText("kept until the start", { exact: true })).toBeVisible();
  await expect(ana.getByText("You start the race.")).toBeVisible();
  await accessible(ana, "waiting room with a kept seat");
  const boris = await come(PHONE, new URL(ana.url()).pathname);
  await expect(boris.getByText("Mira")).toBeVisible();
  await expect(boris.getByRole("button", { name: /Сесть/ })).toHaveCount(0);

  await mira.post(`/api/tables/${table}/rematch`);
  await expect(ana.getByRole("button", { name: "Start the race" })).toBeVisible();
  await startRace(ana);
  await expect(ana.locator(".rail-list")).toBeVisible();
});
