import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";
import { rulebook } from "./plugins/rulebook.ts";
import { symbols } from "./plugins/symbols.ts";
import { tables } from "./plugins/tables.ts";

const kServer = process.env["ORDERCAP"] ?? "http://127.0.0.1:8080";

/** Small, and wanted by lobby and table alike: a file for each would cost more in headers than it holds. */
const kCommon = [
  "dice/(links|promise)\\.ts",
  "kit/(assert|observable|preferences)\\.ts",
  "lobby/(path_of_new|seats|visits)\\.ts",
  "panels/(Deadline|Glyph|RuleText|Sure)\\.svelte",
  "push/called\\.ts",
  "style/(glyphs|theme)\\.ts",
  "text/(deadline|dice|language|people|refusals|rule_text|shipped|span|speech|steps|tongue)\\.ts",
  "told/(eyes|moment)\\.ts",
  "wire/answers\\.ts",
];
const isCommon = new RegExp(`node_modules/(?!@noble)|/web/src/(${kCommon.join("|")})`);

/** From the site's root, by a name that stays: it is asked for there by browsers that were here long ago. */
const kWorker = "push-worker";

export default defineConfig({
  plugins: [svelte(), symbols(), rulebook(), tables(), precompress()],
  publicDir: "assets",
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", demo: "demo.html", [kWorker]: "src/push/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === kWorker ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "common", test: isCommon },
            { name: "table", test: /pages\/(Battle|AtTable|TableView)\.svelte$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": kServer, "/ws": { target: kServer, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    environment: "node",
    setupFiles: ["src/text/all_tongues.ts"],
    // A test that hangs is found all the same; a busy machine is no failure.
    testTimeout: 60_000,
  },
});
