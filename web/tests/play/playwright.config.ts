import { defineConfig } from "@playwright/test";
import { CHROMIUM, DATA, HOME, PORT } from "../site";

const PADDOCK = process.env.PADDOCK ?? "../.venv/bin/paddock";

/** Whole races on the real site, in the system's Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  timeout: 240_000,
  // Where nobody looks on, a test that fails once is run again; the report then calls it flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: { baseURL: HOME, reducedMotion: "reduce", launchOptions: CHROMIUM },
  webServer: {
    command: `${PADDOCK} serve --port ${PORT} --data ${DATA}`,
    cwd: "../..",
    port: PORT,
    stdout: "ignore",
    timeout: 60_000,
  },
});
