import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.PADDOCK_PORT ?? 5340);
const PADDOCK = process.env.PADDOCK ?? "../.venv/bin/paddock";
process.env.PADDOCK_DATA ??= mkdtempSync(join(tmpdir(), "paddock-"));

/** Whole races on the real site, in the system's Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  webServer: {
    command: `${PADDOCK} serve --port ${PORT} --data ${process.env.PADDOCK_DATA}`,
    cwd: "../..",
    port: PORT,
    stdout: "ignore",
    timeout: 60_000,
  },
});
