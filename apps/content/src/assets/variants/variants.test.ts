import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TooManyRequests } from "../../http/failure.ts";
import { parseImageRequest } from "./image-request.ts";
import type { Wanted } from "./render-variant.ts";
import { costOf } from "./variant-cost.rules.ts";
import { VariantStore } from "./variant-store.ts";
import { type Master, Variants } from "./variants.ts";

const master = { file: "/nowhere/a.png", key: "a", width: 100, height: 100 };
const wanted = (text: string): Wanted => ({ ...parseImageRequest(text, master), format: "webp" });

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "azulejo-variants-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const kept = async (): Promise<string[]> => {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => /\.\w+$/.test(name));
};
const open = (limits: { bytes?: number; perAsset?: number } = {}) =>
  new VariantStore(directory, { bytes: limits.bytes ?? 1e9, perAsset: limits.perAsset ?? 500 });

/** A renderer that counts its calls and takes a moment, like a real one. */
function slowRender(bytes = 10) {
  const calls: string[] = [];
  const running = { now: 0, most: 0 };
  const render = async ({ file }: Master, { width }: { width: number }) => {
    running.most = Math.max(running.most, ++running.now);
    calls.push(`${file} ${width}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.now -= 1;
    return Buffer.alloc(bytes, width % 256);
  };
  return { calls, running, render };
}

const from = (client: string) => ({ client, use: "program" }) as const;

describe("variants", () => {
  it("tells a page at once that a cut picture isn't drawn, and waits when it asks again", async () => {
    const drawn = Buffer.alloc(10);
    const render = () => new Promise<Buffer>((resolve) => setTimeout(() => resolve(drawn), 500));
    const variants = new Variants(open(), { render });
    const started = performance.now();
    const find = (use: "page" | "again") => variants.find(master, wanted("/0x0:50x50/10x0"), { client: "a", use });
    expect(await find("page")).toBeNull();
    expect(performance.now() - started).toBeLessThan(450);
    expect((await find("again"))?.length).toBe(10);
  });

  it("makes a variant once for hundreds of concurrent and later requests", async () => {
    const { calls, render } = slowRender();
    const variants = new Variants(open(), { render });
    const answers = await Promise.all(Array.from({ length: 400 }, () => variants.find(master, wanted("/10x0"))));
    expect(answers.every((bytes) => bytes?.length === 10)).toBe(true);
    await variants.find(master, wanted("/10x0"));
    await new Variants(open(), { render }).find(master, wanted("/10x0"));
    expect(calls).toEqual(["/nowhere/a.png 10"]);
  });

  it("makes variants one after the other", async () => {
    const { calls, running, render } = slowRender();
    const variants = new Variants(open(), { render });
    await Promise.all(Array.from({ length: 20 }, (_, at) => variants.find(master, wanted(`/${at + 1}x0`))));
    expect([calls.length, running.most]).toEqual([20, 1]);
  });

  it("tries a failing variant once and returns the master", async () => {
    let tried = 0;
    const variants = new Variants(open(), {
      render: async () => {
        tried += 1;
        throw new Error("broken");
      },
    });
    expect(await variants.find(master, wanted("/10x0"))).toBeNull();
    expect(await variants.find(master, wanted("/10x0"))).toBeNull();
    expect(tried).toBe(1);
  });

  it("refuses new work when the queue is long", async () => {
    const variants = new Variants(open(), { render: () => new Promise(() => {}), costPerMinute: 1e6 });
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, at) => variants.find(master, wanted(`/${at + 1}x0`))));
    expect(answers.every((bytes) => bytes === null)).toBe(true);
    expect(performance.now() - started).toBeLessThan(4000);
    variants.close();
  });

  it("makes the picture of a visitor although another client has filled the queue", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const variants = new Variants(open(), { render: async () => promise.then(() => Buffer.alloc(10)), costPerMinute: 1e6 });
    const flood = Array.from({ length: 500 }, (_, at) => variants.find(master, wanted(`/${at + 1}x0`), from("busy")));
    const visitor = variants.find(master, wanted("/777x0"), from("visitor"));
    await new Promise((then) => setTimeout(then, 50));
    resolve();
    expect(await visitor).toHaveLength(10);
    await Promise.all(flood);
    variants.close();
  });
});

describe("a client with many requests", () => {
  const large = { file: "/nowhere/large.png", key: "large", width: 4000, height: 3000 };
  const asked = (text: string, format: Wanted["format"] = "avif"): Wanted => ({ ...parseImageRequest(text, large), format });
  const ownWidths = [320, 640];

  it("pays by pixels and format", () => {
    const cost = (text: string, format: Wanted["format"]) => costOf(large, asked(text, format));
    expect(cost("/4096x0", "avif")).toBeGreaterThan(20 * cost("/640x0", "webp"));
    expect(cost("/640x0", "avif")).toBeGreaterThan(cost("/640x0", "webp"));
    expect(cost("/640x0", "webp")).toBeGreaterThan(cost("/640x0", "jpeg"));
  });

  it("refuses arbitrary sizes over the budget, returns the master for the site's own sizes, serves stored variants for free, and does not affect other clients", async () => {
    const { render, calls } = slowRender();
    const variants = new Variants(open(), { render, ownWidths, costPerMinute: 300 });
    const outcomes: string[] = [];
    for (let at = 0; at < 12; at++) {
      const made = variants.find(large, asked(`/${4096 - at}x0`), from("203.0.113.1"));
      outcomes.push(
        await made.then(
          () => "made",
          (error: TooManyRequests) => `wait ${error.seconds > 0}`,
        ),
      );
    }
    expect([outcomes[0], outcomes.at(-1)]).toEqual(["made", "wait true"]);
    expect(calls.length).toBeLessThan(5);
    expect(await variants.find(large, asked("/640x0"), from("203.0.113.1"))).toBeNull();
    expect(await variants.find(large, asked("/4096x0"), from("203.0.113.1"))).not.toBeNull();
    expect(await variants.find(large, asked("/640x0"), from("203.0.113.2"))).not.toBeNull();
  });

  it("waits behind the site's own sizes, and behind clients who have had less", async () => {
    const { render, calls } = slowRender();
    const variants = new Variants(open(), { render, ownWidths, costPerMinute: 1e6 });
    const flood = Array.from({ length: 30 }, (_, at) => variants.find(large, asked(`/${2000 + at}x0`), from("flood")));
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
    const later = [variants.find(large, asked("/1999x0"), from("shopper")), variants.find(large, asked("/320x0"), from("flood"))];
    await Promise.all([...flood, ...later]);
    const order = calls.map((call) => Number(call.split(" ")[1]));
    expect(order.indexOf(320)).toBeLessThan(order.indexOf(1999));
    expect(order.indexOf(1999)).toBeLessThan(order.indexOf(order.at(-1) ?? 0));
    expect(order.at(-1)).toBeGreaterThanOrEqual(2000);
  });
});

describe("variants on disk", () => {
  it("stay within their bytes, deleting the least recently used first", async () => {
    const store = open({ bytes: 1000 });
    const file = (at: number) => store.fileOf({ asset: `asset ${at}`, look: at, format: "webp" });
    for (let at = 0; at < 10; at++) {
      await store.write(file(at), Buffer.alloc(100));
      await utimes(file(at), 1000 + at, 1000 + at);
    }
    await store.read(file(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await store.write(file(10), Buffer.alloc(100));
    expect((await kept()).length).toBe(8);
    expect((await store.read(file(0)))?.length).toBe(100);
    expect(await store.read(file(1))).toBeNull();
    expect((await store.read(file(10)))?.length).toBe(100);
  });

  it("stay within their number per asset", async () => {
    const store = open({ perAsset: 20 });
    for (let at = 0; at < 60; at++) await store.write(store.fileOf({ asset: "one", look: at, format: "webp" }), Buffer.alloc(5));
    expect((await kept()).length).toBeLessThanOrEqual(20);
    await store.write(store.fileOf({ asset: "other", look: 1, format: "webp" }), Buffer.alloc(5));
    expect(await store.read(store.fileOf({ asset: "other", look: 1, format: "webp" }))).not.toBeNull();
  });

  it("leave no partial files", async () => {
    const store = open();
    await store.write(store.fileOf({ asset: "one", look: 1, format: "webp" }), Buffer.alloc(5));
    expect(await kept()).toEqual([expect.stringMatching(/^[0-9a-f]{24}\/[0-9a-f]{24}\.webp$/)]);
  });
});
