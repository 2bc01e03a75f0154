import type { Page } from "@playwright/test";

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;
export interface Look {
  size: Size;
  language: "en" | "ru";
  theme: "light" | "dark";
}
const EVERY_LOOK: Look[] = (["desktop", "phone"] as const).flatMap((size) =>
  (["en", "ru"] as const).flatMap((language) =>
    (["light", "dark"] as const).map((theme) => ({ size, language, theme })),
  ),
);
/** Both sizes, languages and themes in two visits; EVERY_LOOK=1 takes all eight. */
export const LOOKS: Look[] = process.env.EVERY_LOOK
  ? EVERY_LOOK
  : [
      { size: "desktop", language: "en", theme: "light" },
      { size: "phone", language: "ru", theme: "dark" },
    ];

/** Every page with the scene of the mock server it is shown in. */
export const PAGES: { name: string; path: string; scene?: string }[] = [
  { name: "home", path: "/" },
  { name: "home-empty", path: "/", scene: "empty" },
  { name: "home-offline", path: "/", scene: "offline" },
  { name: "new-table", path: "/new/heat" },
  { name: "new-table-every-kind", path: "/new/heat", scene: "rich" },
  { name: "new-table-not-ready", path: "/new/roborally" },
  { name: "lobby", path: "/lobby" },
  { name: "lobby-empty", path: "/lobby", scene: "empty" },
  { name: "tables", path: "/tables" },
  { name: "tables-empty", path: "/tables", scene: "empty" },
  { name: "replays", path: "/replays" },
  { name: "replays-empty", path: "/replays", scene: "empty" },
  { name: "rules", path: "/rules" },
  { name: "rules-heat", path: "/rules/heat" },
  { name: "rules-heat-paragraph", path: "/rules/heat#cluttered-hand" },
  { name: "rules-unicorn", path: "/rules/unicorn_fever" },
  { name: "fairness", path: "/fairness?table=old-oval-88" },
  { name: "settings", path: "/settings" },
  { name: "recover-refused", path: "/recover#old", scene: "refuse" },
  { name: "learn-refused", path: "/learn/heat", scene: "refuse" },
  { name: "not-found", path: "/nothing/here" },
  { name: "waiting-room", path: "/mock/stage.html?show=room" },
  { name: "waiting-room-guest", path: "/mock/stage.html?show=room&table=guest" },
  { name: "waiting-room-full", path: "/mock/stage.html?show=room&table=full" },
  { name: "end-of-race", path: "/mock/stage.html?show=end" },
  { name: "end-of-race-alone", path: "/mock/stage.html?show=end&race=alone" },
];

/** Opens a page in a look; what it complains about is collected. */
export async function visit(page: Page, path: string, look: Look, scene = "usual"): Promise<string[]> {
  const complaints: string[] = [];
  await page.setViewportSize(SIZES[look.size]);
  await page.context().addCookies([{ name: "mock", value: scene, url: "http://localhost" }]);
  await page.addInitScript((kept) => localStorage.setItem("paddock.settings", JSON.stringify(kept)), {
    language: look.language, theme: look.theme, sound: false, speed: 1, confirm: "cost",
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") complaints.push(`left the origin: ${request.url()}`);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return complaints;
}
