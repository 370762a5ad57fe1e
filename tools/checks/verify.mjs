import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { typesOf } from "./types.mjs";

/** Most checks use one processor. */
const AT_ONCE = 2;

/** All static checks of the code, those that take longest first. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const checks = [
  ["Types", typesOf(".")],
  ["Rooms: who may import whom", ["tools/checks/check-rooms.ts"]],
  ["Types of the storefront", typesOf("apps/web")],
  ["Types of the office", typesOf("apps/office")],
  ["Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]],
  ["Styles: each class in one file", ["tools/checks/check-styles.ts"]],
  ["Messages: no words in components", ["tools/checks/check-texts.ts"]],
  ["Words that the shop does not use", ["tools/checks/check-words.ts"]],
  ["Documents: commands, paths and areas as they are", ["tools/checks/check-docs.ts"]],
  ["Security: each requirement answered, by tests that exist", ["tools/checks/check-security.ts"]],
  ["API reference: OpenAPI without errors", ["tools/checks/check-api-reference.ts"]],
  ["Extensions: public types as published", ["tools/checks/check-extend.ts"]],
  ["Licenses of what the shop ships", ["tools/checks/check-licenses.ts"]],
  ["The demo catalog", ["seed/catalog/check.ts"]],
];

/** Runs a check and prints whether it passed; prints the check's own output if it failed. @returns whether it passed */
async function run(title, args) {
  const started = Date.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), new Promise((end) => child.on("close", end))]);
  if (status !== 0) process.stdout.write(out + errors);
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return status === 0;
}

const limit = pLimit(AT_ONCE);
const passed = await Promise.all(checks.map(([title, args]) => limit(run, title, args)));
process.exit(passed.every(Boolean) ? 0 : 1);
