import { createCatalog, followCatalog } from "@azulejo/api/areas/product/index.ts";
import { createReferenceData } from "@azulejo/api/reference-data.ts";
import { InProcessSearch } from "@azulejo/api/search/in-process-search.ts";
import { openDatabase } from "@azulejo/database";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { expect, it } from "vitest";
import { percentile } from "../figure.ts";
import { fillCatalog } from "./office/many-items.ts";

const ITEMS = 100_000;
/** Of processor time, which other programs on the machine don't add to. */
const MAX_MS = 50;
const silent = { info() {}, warn() {}, error() {} };

/** Measures the processor time of each turn of the event loop while work is done. */
async function turnsOf(work: () => Promise<unknown>): Promise<number[]> {
  const turns: number[] = [];
  let isOver = false;
  let before = process.threadCpuUsage();
  const note = () => {
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - before.user - before.system) / 1000);
    before = now;
    if (!isOver) setImmediate(note);
  };
  setImmediate(note);
  await work().finally(() => (isOver = true));
  return turns;
}

it("lets requests through while 100,000 items are read and indexed", { timeout: 600_000 }, async () => {
  const copy = await copyTemplate();
  const database = await openDatabase(copy);
  await fillCatalog(database.query, ITEMS);
  const search = new InProcessSearch();
  const shop = {
    catalog: createCatalog(database),
    referenceData: createReferenceData(),
    storefrontId: 1,
    timezone: () => "America/Los_Angeles",
  };
  const parts = { ...shop, database, search, log: silent, now: () => new Date() };
  const turns = await turnsOf(async () => {
    const follower = await followCatalog(
      parts,
      async () => {},
      () => {},
    );
    await follower.stop();
  });
  await database.close();
  await copy.remove();
  // Turns that wait for the database take next to nothing.
  const busy = turns.filter((ms) => ms >= 1);
  expect(search.size.variants).toBeGreaterThan(ITEMS);
  expect(percentile(busy, 0.999)).toBeLessThan(MAX_MS);
});
