import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { type MoveInSummary, moveIn } from "@azulejo/api/areas/movein/index.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cameOver } from "./came-over.fixture.ts";
import { moveInText } from "./move-in-text.ts";
import { writeExample } from "./write-example.ts";

const STORES = 1;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-distributor-"));
  await writeExample(folder, STORES, 100);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (database: Database, signal?: AbortSignal, onProgress?: () => void) =>
  moveIn({ database, folder, source: "example", now: new Date("2026-11-28T20:00:00Z"), signal, onProgress });

it("brings a distributor over, goes on where it was interrupted, and then has nothing left to write", async () => {
  const [whole, parts] = [await copyTemplate(), await copyTemplate()];
  const [one, other] = [await openDatabase(whole), await openDatabase(parts)];
  for (const database of [one, other]) await importCatalog({ database, path: join(folder, "catalog.csv") });
  const summary = await run(one);
  const { counts } = summary;
  expect(summary).toMatchObject({ hasWritten: true, differences: [] });
  expect(counts.business?.created).toBe(STORES * 125);
  expect(counts.invoice?.created).toBeGreaterThan(STORES * 600);
  expect([counts.person?.rejected, counts.invoice?.rejected]).toEqual([expect.any(Number), 1]);
  expect(moveInText(summary, false)).toMatch(/^businesses +125 new, 0 changed, 0 unchanged, 0 rejected$/m);
  expect((await examineBooks(one)).filter(({ problem }) => problem !== null)).toEqual([]);

  let interrupted: MoveInSummary;
  let batches = 0;
  do {
    const stop = new AbortController();
    const limit = ++batches;
    let seen = 0;
    interrupted = await run(other, stop.signal, () => ++seen > limit && stop.abort());
  } while (interrupted.stopped);
  expect(batches).toBeGreaterThan(4);
  await run(other);
  expect(await cameOver(other)).toEqual(await cameOver(one));
  const again = await run(one);
  expect(Object.values(again.counts).filter(({ created, changed }) => created + changed > 0)).toEqual([]);
  for (const database of [one, other]) await database.close();
  for (const copy of [whole, parts]) await copy.remove();
}, 60_000);
