import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const noDefault = { selector: "ExportDefaultDeclaration", message: "Name what you export." };
const mayNotImport = (...patterns) => ({
  "no-restricted-imports": ["error", { patterns: [{ regex: patterns.join("|") }] }],
});

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/wire/protocol.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["src/**/*.ts"], rules: { "no-restricted-syntax": ["error", noDefault] } },
  // What grows longer becomes a class, a table, or two functions.
  {
    files: ["src/**/*.ts"],
    ignores: ["src/**/*.test.ts", "src/demo/**"],
    rules: { "max-lines-per-function": ["error", { max: 60 }] },
  },
  // wire, kit, ground -> acts, dice, lobby, push, table, text -> board, panels -> pages -> main
  {
    files: ["src/{acts,dice,ground,kit,lobby,push,style,table,text,wire}/**/*.ts"],
    ignores: ["src/**/*.test.ts"],
    rules: mayNotImport("/board/", "/panels/", "/pages/"),
  },
  { files: ["src/board/**"], rules: mayNotImport("/panels/", "/pages/", "\\.svelte$") },
  { files: ["src/panels/**"], rules: mayNotImport("/board/", "/pages/") },
);
