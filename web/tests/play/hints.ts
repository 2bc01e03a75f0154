/** The hints of a guided race. */
import { expect, type Page } from "@playwright/test";

export const hint = (page: Page) => page.locator("aside.guide");

/** Notes the title of every hint from now on, however short it stands. */
export const note = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = ((window as unknown as { told: string[] }).told = []);
    const listen = () => {
      const title = document.querySelector("aside.guide b")?.textContent;
      if (title && title !== told.at(-1)) told.push(title);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
    listen();
  });
export const noted = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

/** Everything that a hint speaks of stays in view: it lies over no board, card or button. One that has gone meanwhile
 *  lies over nothing. */
export async function coversNothing(page: Page): Promise<void> {
  const over = await hint(page).evaluateAll(async ([guide]) => {
    if (!guide) return [];
    await Promise.all(guide.getAnimations().map(({ finished }) => finished));
    const box = guide.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll("main, [data-console], .rail-list")]
      .filter((part) => meets(part.getBoundingClientRect()))
      .map(({ className }) => String(className));
  });
  expect(over).toEqual([]);
}

/** For whoever plays on: every hint that is new is looked at, and nothing is ever enough. */
export function watchHints(page: Page): () => Promise<boolean> {
  let seen = 0;
  return async () => {
    const now = (await noted(page)).length;
    if (now > seen && (await hint(page).isVisible())) await coversNothing(page);
    seen = now;
    return false;
  };
}
