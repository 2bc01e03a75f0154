import { delimiter } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM, DATA, guest, HOME, PORT } from "../site";

const PADDOCK = process.env.PADDOCK ?? "../.venv/bin/paddock";

const LONG = /(season|robots|steampunk-rally|unicorn-fever)\.spec\.ts$/;

/** Whole races on the real site, in the system's Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // Browsers wait for frames and for the site more than they work: three keep two cores busy.
  workers: 3,
  // Whoever is free takes the next test, also out of the last file; what takes longest begins first.
  fullyParallel: true,
  projects: [
    { name: "long", testMatch: LONG },
    { name: "short", testIgnore: LONG },
  ],
  // Waits are for a machine that has other things to do: what does not happen at all is found all the same.
  timeout: 600_000,
  // Where nobody looks on, a test that fails once is run again; the report then calls it flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: { baseURL: HOME, actionTimeout: 60_000, reducedMotion: "reduce", launchOptions: CHROMIUM },
  webServer: {
    // All players of all tests come from one address.
    command: `${PADDOCK} serve --crowd 20 --port ${PORT} --data ${DATA}`,
    cwd: "../..",
    env: { PYTHONPATH: [process.env.PYTHONPATH, guest()].filter(Boolean).join(delimiter) },
    port: PORT,
    stdout: "ignore",
    timeout: 180_000,
  },
});
