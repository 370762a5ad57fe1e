import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EVERY_PAGE, purgedTags } from "./cdn-tags.ts";
import { PurgeQueue } from "./purge-queue.ts";

let taken: string[][];
let failing: number;
let warned: number;
let queue: PurgeQueue;
beforeEach(() => {
  vi.useFakeTimers();
  [taken, failing, warned] = [[], 0, 0];
  const purge = async (tags: string[]) => {
    if (failing-- > 0) throw new Error("away");
    taken.push(tags.sort());
  };
  queue = new PurgeQueue({ headersOf: () => null, purge }, { warn: () => void (warned += 1) });
});
afterEach(() => vi.useRealTimers());

const [a, b] = [purgedTags(["product:a"]), purgedTags(["product:b"])];
const both = [...new Set([...a, ...b])].sort();

it("sends the tags of several changes in one request, and once more for pages that were on their way", async () => {
  queue.purge(["product:a"]);
  queue.purge(["product:b"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken).toEqual([both]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual([both, both]);
});

it("goes on trying with longer pauses until the CDN has taken all of it", async () => {
  failing = 4;
  queue.purge(["product:a"]);
  await vi.advanceTimersByTimeAsync(1000);
  queue.purge(["product:b"]);
  await vi.advanceTimersByTimeAsync(6000);
  expect([taken, warned]).toEqual([[], 3]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([taken, warned]).toEqual([[both, both], 4]);
});

it("purges every page for a change of all, and for too many tags, and then rests", async () => {
  queue.purge(["product:a"]);
  queue.purge(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual([[EVERY_PAGE], [EVERY_PAGE]]);
  for (let at = 0; at < 1100; at++) queue.purge([`product:${at}`]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken.slice(2)).toEqual([[EVERY_PAGE], [EVERY_PAGE]]);
});

it("sends waiting purges before the process ends", async () => {
  queue.purge(["product:a"]);
  await queue.close();
  expect(taken).toEqual([a.sort()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken.length).toBe(1);
});
