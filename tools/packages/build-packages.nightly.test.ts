import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPackages, publicPackages } from "./build-packages.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "packages-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A project of somebody else, which has the published packages and what they depend on, and nothing of the shop. */
beforeAll(() => {
  const scope = join(folder, "node_modules/@azulejo");
  mkdirSync(scope, { recursive: true });
  buildPackages(join(folder, "built"));
  for (const name of publicPackages) renameSync(join(folder, "built", name), join(scope, name));
  symlinkSync(join(root, "node_modules/zod"), join(folder, "node_modules/zod"));
  mkdirSync(join(folder, "node_modules/@types"));
  symlinkSync(join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
  symlinkSync(join(root, "node_modules/undici-types"), join(folder, "node_modules/undici-types"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
});

const program = `
import { CallError, createClient } from "@azulejo/client";
import { changes } from "@azulejo/contract/areas/changes.ts";
import { defineExtension, TaxAddressError } from "@azulejo/extend";

const shop = createClient({ shopUrl: "http://127.0.0.1:9", publicKey: "pk", timeoutMs: 500 });
export const next = async () => (await shop.call(changes, { after: 0, kinds: "order" })).cursor;
export default defineExtension({ name: "outside", extend: 1, open: () => ({ orderRules: [] }) });
process.stdout.write([typeof CallError, typeof TaxAddressError, await next().catch(() => "unreachable")].join(" "));
`;

it("run in plain JavaScript of somebody else, without the shop's sources", () => {
  writeFileSync(join(folder, "program.js"), program);
  expect(execFileSync(process.execPath, [join(folder, "program.js")], { cwd: folder, encoding: "utf8" })).toBe(
    "function function unreachable",
  );
});

it("have declarations that a strict compiler accepts", () => {
  writeFileSync(join(folder, "typed.ts"), `${program}\nexport const cursor: number = await next();\n`);
  const options = { target: "es2024", module: "nodenext", strict: true, noEmit: true, skipLibCheck: false, types: ["node"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["typed.ts"] }));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  expect(execFileSync(process.execPath, [compiler, "-p", folder], { cwd: folder, encoding: "utf8" })).toBe("");
});
