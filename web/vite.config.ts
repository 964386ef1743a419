import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";
import { rulebook } from "./plugins/rulebook.ts";
import { symbols } from "./plugins/symbols.ts";
import { tables } from "./plugins/tables.ts";

const kServer = process.env["ORDERCAP"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), symbols(), rulebook(), tables(), precompress()],
  publicDir: "assets",
  build: {
    target: "es2022",
    rolldownOptions: { input: ["index.html", "demo.html"] },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": kServer, "/ws": { target: kServer, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    environment: "node",
    // A test that hangs is found all the same; a busy machine is no failure.
    testTimeout: 60_000,
  },
});
