import { describe, expect, it } from "vitest";
import type { Query } from "./database.ts";
import { ReadCache } from "./read-cache.ts";

const query = { isTransaction: false } as Query;
const inTransaction = { isTransaction: true } as Query;
const none = async (): Promise<never> => {
  throw new Error("nothing should be read");
};

describe("a read", () => {
  it("is cached until its key is dropped", async () => {
    const cache = new ReadCache<string, number>(10);
    expect(await cache.read(query, "a", async () => 1)).toBe(1);
    expect(await cache.read(query, "b", async () => 5)).toBe(5);
    expect(await cache.read(query, "a", none)).toBe(1);
    cache.drop("a");
    expect(await cache.read(query, "a", async () => 2)).toBe(2);
    expect(await cache.read(query, "b", none)).toBe(5);
  });

  it.each([
    ["its key is dropped", (cache: ReadCache<string, number>) => cache.drop("a")],
    ["everything is dropped", (cache: ReadCache<string, number>) => cache.dropAll()],
  ])("is returned, not cached and not joined when %s while it is in progress", async (_, drop) => {
    const cache = new ReadCache<string, number>(10);
    const slow = Promise.withResolvers<number>();
    const before = cache.read(query, "a", () => slow.promise);
    drop(cache);
    expect(await cache.read(query, "a", async () => 2)).toBe(2);
    slow.resolve(1);
    expect(await before).toBe(1);
    expect(await cache.read(query, "a", none)).toBe(2);
  });

  it("is shared by everyone who asks meanwhile", async () => {
    const cache = new ReadCache<string, number>(10);
    const slow = Promise.withResolvers<number>();
    const first = cache.read(query, "a", () => slow.promise);
    const second = cache.read(query, "a", none);
    slow.resolve(1);
    expect(await Promise.all([first, second])).toEqual([1, 1]);
  });

  it("never waits for another one inside a transaction, where that one may wait for the transaction", async () => {
    const cache = new ReadCache<string, number>(10);
    const waitsForTransaction = Promise.withResolvers<number>();
    const outside = cache.read(query, "a", () => waitsForTransaction.promise);
    expect(await cache.read(inTransaction, "a", async () => 1)).toBe(1);
    waitsForTransaction.resolve(1);
    await outside;
    const open = Promise.withResolvers<number>();
    const inside = cache.read(inTransaction, "b", () => open.promise);
    expect(await cache.read(query, "b", async () => 2)).toBe(2);
    open.resolve(2);
    await inside;
  });

  it("that fails fails for all who share it, and is tried again by the next", async () => {
    const cache = new ReadCache<string, number>(10);
    const slow = Promise.withResolvers<number>();
    const both = [cache.read(query, "a", () => slow.promise), cache.read(query, "a", none)];
    slow.reject(new Error("the database is gone"));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.read(query, "a", async () => 1)).toBe(1);
  });
});

describe("a read of many", () => {
  it("asks only for keys that are neither cached nor being read, and leaves out those that do not exist", async () => {
    const cache = new ReadCache<number, string>(10);
    const asked: number[][] = [];
    const load = async (keys: number[]) => {
      asked.push(keys);
      await Promise.resolve();
      return keys.filter((key) => key !== 4).map((key) => [key, `value ${key}`] as const);
    };
    await cache.readMany(query, [1], load);
    const [one, other] = await Promise.all([cache.readMany(query, [1, 2, 2], load), cache.readMany(query, [3, 2, 4], load)]);
    expect([...one.keys()].toSorted()).toEqual([1, 2]);
    expect([...other.entries()].toSorted()).toEqual([
      [2, "value 2"],
      [3, "value 3"],
    ]);
    expect(asked).toEqual([[1], [2], [3, 4]]);
  });

  it("does not cache the one that was dropped meanwhile", async () => {
    const cache = new ReadCache<number, string>(10);
    const slow = Promise.withResolvers<void>();
    const before = cache.readMany(query, [1, 2], async (keys) => {
      await slow.promise;
      return keys.map((key) => [key, "old"] as const);
    });
    cache.drop(1);
    slow.resolve();
    expect([...(await before).values()]).toEqual(["old", "old"]);
    const after = await cache.readMany(query, [1, 2], async (keys) => keys.map((key) => [key, "new"] as const));
    expect([after.get(1), after.get(2)]).toEqual(["new", "old"]);
  });
});
