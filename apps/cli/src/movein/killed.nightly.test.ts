import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { moveIn } from "@azulejo/api/areas/movein/index.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cameOver } from "./came-over.fixture.ts";
import { writeExample } from "./write-example.ts";

const command = fileURLToPath(new URL("./movein.ts", import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-killed-move-"));
  await writeExample(folder, 1, 4);
});
afterAll(() => rmSync(folder, { recursive: true }));

const countOf = async ({ query }: Database): Promise<number> =>
  Number(
    (
      await query
        .selectFrom("externalId")
        .select((of) => of.fn.countAll().as("rows"))
        .executeTakeFirstOrThrow()
    ).rows,
  );

const POLL_MS = 3;

/** Runs the command and kills it once it has committed something. @returns the exit code; null when it was killed */
async function runUntilItWrites(database: Database, environment: Record<string, string>): Promise<number | null> {
  const before = await countOf(database);
  const child = spawn(process.execPath, [command, folder, "--source", "example"], { env: { ...commandEnvironment, ...environment } });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const poll = setInterval(async () => {
    if ((await countOf(database)) > before) child.kill("SIGKILL");
  }, POLL_MS);
  return ended.finally(() => clearInterval(poll));
}

it("is the same when it was killed after each step and continued", { timeout: 300_000 }, async () => {
  const [whole, killed] = [await copyTemplate(), await copyTemplate()];
  const [one, other] = [await openDatabase(whole), await openDatabase(killed)];
  for (const database of [one, other]) await importCatalog({ database, path: join(folder, "catalog.csv") });
  await moveIn({ database: one, folder, source: "example" });
  let kills = 0;
  while ((await runUntilItWrites(other, killed.environment)) === null) kills += 1;
  expect(kills).toBeGreaterThanOrEqual(10);
  expect(await cameOver(other)).toEqual(await cameOver(one));
  for (const database of [one, other]) await database.close();
  for (const copy of [whole, killed]) await copy.remove();
});
