import { defineConfig } from "@playwright/test";

const PORT = 5330;

/** The site's pages against the mock server, in the system's Chromium. */
export default defineConfig({
  testDir: "tests/screens",
  fullyParallel: true,
  workers: 2,
  // Waits are for a machine that has other things to do: what does not happen at all is found all the same.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  webServer: { command: `npm run preview:mock -- --port ${PORT} --strictPort`, port: PORT, reuseExistingServer: true, stdout: "ignore", timeout: 600_000 },
});
