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
const LATEST_KILL_MS = 4_000;

/**
 * Runs the command and kills it once it has committed something.
 * @param atMost kills it after so many milliseconds in any case, wherever it is
 * @returns the exit code; null when it was killed
 */
async function runUntilKilled(database: Database, environment: Record<string, string>, atMost?: number): Promise<number | null> {
  const before = await countOf(database);
  const child = spawn(process.execPath, [command, folder, "--source", "example"], { env: { ...commandEnvironment, ...environment } });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const poll = setInterval(async () => {
    if ((await countOf(database)) > before) child.kill("SIGKILL");
  }, POLL_MS);
  const limit = atMost === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), atMost);
  return ended.finally(() => {
    clearInterval(poll);
    clearTimeout(limit);
  });
}

it("is the same when it was killed at twenty points and continued", { timeout: 900_000 }, async () => {
  const [whole, killed] = [await copyTemplate(), await copyTemplate()];
  const [one, other] = [await openDatabase(whole), await openDatabase(killed)];
  for (const database of [one, other]) await importCatalog({ database, path: join(folder, "catalog.csv") });
  await moveIn({ database: one, folder, source: "example" });
  // Ten kills at any time, each followed by one after a commit, until all is in.
  const anywhere = Array.from({ length: 10 }, (_, at) => ((at + 1) * LATEST_KILL_MS) / 10);
  let kills = 0;
  for (let code: number | null = null; code === null; ) {
    code = await runUntilKilled(other, killed.environment, kills % 2 === 0 ? anywhere.shift() : undefined);
    if (code === null) kills += 1;
  }
  expect(kills).toBeGreaterThanOrEqual(20);
  expect(await cameOver(other)).toEqual(await cameOver(one));
  for (const database of [one, other]) await database.close();
  for (const copy of [whole, killed]) await copy.remove();
});
