import { expect, it } from "vitest";
import { CachedResults } from "./cached-results.ts";

const kilobyte = { bytes: 1024 };
const keptResults = () =>
  new CachedResults<typeof kilobyte>(
    ({ bytes }) => bytes,
    (result) => result,
  );

it("keeps a result when its query comes a second time", () => {
  const results = keptResults();
  let made = 0;
  const ask = (key: string) => results.get(key, () => ({ ...kilobyte, made: ++made }));
  for (let time = 0; time < 5; time++) ask("porcelain");
  expect(made).toBe(2);
});

it("keeps nothing of queries that come once", () => {
  const results = keptResults();
  for (let query = 0; query < 10_000; query++) results.get(`price ${query}`, () => kilobyte);
  expect(results.bytes).toBe(0);
});

it("stays within its bytes", () => {
  const results = keptResults();
  for (let query = 0; query < 50_000; query++) for (let time = 0; time < 2; time++) results.get(`look ${query}`, () => kilobyte);
  expect(results.bytes).toBeGreaterThan(1024 * 1024);
  expect(results.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
});
