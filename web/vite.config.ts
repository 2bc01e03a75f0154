import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { mockServer } from "./mock/plugin.ts";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "mock" ? [mockServer()] : [])],
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  server: {
    fs: { allow: [".."] },
    proxy: mode === "mock" ? undefined : { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: mode === "mock" ? "dist-mock" : "../src/paddock/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === "mock" ? ["index.html", "mock/stage.html", "mock/heat.html"] : ["index.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules[\\/](svelte|esm-env|clsx)[\\/]/ },
            { name: "kit", test: /[\\/]src[\\/]kit[\\/]|node_modules[\\/]@fluent/ },
            { name: "posters", test: /[\\/]posters[\\/](\w*Art|\w*Machine|Cog|Shapes|shapes|geometry|heatCar|robotFactory|steampunkColours)\./ },
            { name: "site", test: /[\\/]src[\\/]shell[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: { include: ["tests/unit/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
}));
