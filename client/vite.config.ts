import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["MIDTOWN_SERVER"] ?? "http://127.0.0.1:2011";

const proxy = { "/api": { target: server, ws: true } };

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/midtown/server/page",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", tags: ["$initial"] }] } },
    },
  },
  server: { proxy },
  preview: { proxy },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
  },
}));
