import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { typesOf } from "./types.mjs";

/** All static checks of the code. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const checks = [
  ["Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]],
  ["Types", typesOf(".")],
  ["Types of the storefront", typesOf("apps/web")],
  ["Types of the office", typesOf("apps/office")],
  ["Rooms: who may import whom", ["tools/checks/check-rooms.ts"]],
  ["Styles: each class in one file", ["tools/checks/check-styles.ts"]],
  [
    "Messages: both languages, complete plurals",
    ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--reporter=dot", "packages/messages", "tools/checks/messages"],
  ],
  ["Messages: no words in components", ["tools/checks/check-texts.ts"]],
  ["Words that the shop does not use", ["tools/checks/check-words.ts"]],
  ["Dead code and unused dependencies", ["node_modules/knip/bin/knip.js", "--no-config-hints"]],
  ["Documents: commands, paths and areas as they are", ["tools/checks/check-docs.ts"]],
  ["API reference: OpenAPI without errors", ["tools/checks/check-api-reference.ts"]],
  ["The demo catalogue", ["seed/catalogue/check.ts"]],
];

let failed = 0;
for (const [title, args] of checks) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
