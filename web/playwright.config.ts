import { defineConfig } from "@playwright/test";

const PORT = 5330;

/** The site's pages against the mock server, in the system's Chromium. */
export default defineConfig({
  testDir: "tests/screens",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
  webServer: { command: `npm run preview:mock -- --port ${PORT} --strictPort`, port: PORT, reuseExistingServer: true, stdout: "ignore", timeout: 180_000 },
});
