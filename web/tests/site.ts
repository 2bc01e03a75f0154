/** What every browser test needs: a port that nobody uses, a folder that nobody keeps, and the system's Chromium. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ASK =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(String(s.address().port)); s.close(); })";

export const freePort = () => Number(execFileSync(process.execPath, ["-e", ASK], { encoding: "utf8" }).trim());

/** Chosen once: the processes that run the tests are told by the environment. */
export const PORT = Number((process.env.PADDOCK_PORT ??= String(freePort())));
export const DATA = (process.env.PADDOCK_DATA ??= mkdtempSync(join(tmpdir(), "paddock-")));

/** A game of another package, installed beside Paddock as pip would: where Python finds it. */
function installGuest(): string {
  const folder = mkdtempSync(join(tmpdir(), "paddock-guest-"));
  execFileSync(process.env.PYTHON ?? "../.venv/bin/python", ["../tests/little_race/install.py", folder], {
    cwd: join(import.meta.dirname, ".."),
  });
  return folder;
}
export const guest = (): string => (process.env.PADDOCK_GUEST ??= installGuest());

export const HOME = `http://localhost:${PORT}`;

/** Ours replaces Playwright's own list, so its entries are repeated; the last two would load two more pages for
 *  every window. */
const UNWANTED = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", `--disable-features=${UNWANTED.join(",")}`,
  ],
};
