import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { InProcessSearch } from "../in-process-search.ts";
import { compareSearches } from "../sql/compare.fixture.ts";
import { Random, randomProducts } from "../sql/random-catalog.fixture.ts";
import { readSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

const folder = mkdtempSync(join(tmpdir(), "azulejo-snapshot-"));
const path = join(folder, "index");
afterAll(() => rmSync(folder, { recursive: true }));

const load = () =>
  readSnapshotFile(path, (next) => {
    const search = new InProcessSearch();
    search.load(next)();
    return search;
  });

async function indexed(random: Random) {
  const search = new InProcessSearch();
  const products = randomProducts(random, 200);
  await search.rebuild(products);
  for (const product of randomProducts(random, 20, 100)) await search.upsert(product);
  await search.count({ look: ["marble"] });
  return search;
}

it("gives back an index that answers the same, also after changes", async () => {
  const random = new Random(3);
  const search = await indexed(random);
  writeSnapshotFile(path, search.save());
  const loaded = load();
  expect(loaded.size).toEqual(search.size);
  await compareSearches(search, loaded, random, 100);
  for (const product of randomProducts(random, 30, 150)) await Promise.all([search.upsert(product), loaded.upsert(product)]);
  await Promise.all([search.remove(1), loaded.remove(1)]);
  await compareSearches(search, loaded, random, 100);
});

it("refuses a file that ends too early or has another byte, and leaves the one before if writing fails", async () => {
  const random = new Random(4);
  writeSnapshotFile(path, (await indexed(random)).save());
  const whole = readFileSync(path);
  const damaged = () => {
    const bytes = Buffer.from(whole);
    bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
    return bytes;
  };
  for (let time = 0; time < 40; time++) {
    writeFileSync(path, time % 2 === 0 ? whole.subarray(0, random.below(whole.length)) : damaged());
    expect(load).toThrow();
  }
  writeFileSync(path, whole);
  const fail = function* () {
    yield { some: "record" };
    throw new Error("no room");
  };
  expect(() => writeSnapshotFile(path, fail())).toThrow("no room");
  expect(readdirSync(folder)).toEqual(["index"]);
  load();
});
