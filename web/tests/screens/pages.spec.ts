import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { LOOKS, PAGES, visit } from "./visit";

const SHOTS = process.env.SHOTS ?? "shots";

for (const { name, path, scene } of PAGES) {
  for (const look of LOOKS) {
    test(`${name} ${look.size} ${look.language} ${look.theme}`, async ({ page }) => {
      const complaints = await visit(page, path, look, scene);
      await page.screenshot({ path: `${SHOTS}/${name}-${look.size}-${look.language}-${look.theme}.png` });

      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);

      const { violations } = await new AxeBuilder({ page }).exclude("svg.poster").analyze();
      const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    });
  }
}
