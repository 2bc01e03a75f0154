import { defineConfig } from "@playwright/test";
import { CHROMIUM, DATA, HOME, PORT } from "../site";

/** Pictures of the whole site, on a server whose tables all have the same seed. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: { baseURL: HOME, reducedMotion: "reduce", actionTimeout: 60_000, launchOptions: CHROMIUM },
  webServer: {
    command: `.venv/bin/python tools/picture_site.py --port ${PORT} --data ${DATA}`,
    cwd: "../../..",
    port: PORT,
    stdout: "ignore",
    timeout: 180_000,
  },
});
