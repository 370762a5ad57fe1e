import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

const COMMAND = fileURLToPath(new URL("../settings.ts", import.meta.url));

let copy: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
});
afterAll(() => copy.remove());

function run(...options: string[]) {
  const file = join(copy.dataDir, "settings.json");
  const rate = { country: "US", state: "NV", postalPrefix: "", name: "Nevada", percent: 4.6, from: "2027-01-01" };
  writeFileSync(file, JSON.stringify({ version: 1, taxRates: [rate] }));
  const env = { ...commandEnvironment, ...copy.environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, file, ...options], { env, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

async function countRates(): Promise<number> {
  const database = await openDatabase(copy);
  const rows = await database.query.selectFrom("taxRate").selectAll().execute();
  await database.close();
  return rows.length;
}

it("removes what a file's list leaves out only when told to", async () => {
  const before = await countRates();
  const refused = run();
  expect([refused.status, await countRates()], refused.said).toEqual([1, before]);
  expect(refused.said).toContain("--remove");
  expect(refused.said).toMatch(/^- taxRates/m);
  const done = run("--remove");
  expect([done.status, await countRates()], done.said).toEqual([0, 1]);
});
