import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { afterEach, expect, it } from "vitest";
import { PageBody } from "../../apps/server/src/page-cache/page-body.ts";
import { PageCache } from "../../apps/server/src/page-cache/page-cache.ts";
import { inTurn, listAddresses } from "./addresses.ts";
import { driveUnseen } from "./unseen.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server with the shop's own page cache, whose pages are cheap. */
async function openPages(status = 200) {
  const cache = new PageCache(1e8);
  const body = await PageBody.of("<!DOCTYPE html><p>a page</p>");
  const page = { status, headers: {}, body, tags: new Set<PageTag>(), freshUntil: null, isForEveryone: true };
  const server = createServer(async (incoming, answer) => {
    const key = incoming.url ?? "/";
    const found = cache.get(key) ?? (await cache.render(key, async () => ({ page, public: true }))).page;
    answer.writeHead(found.status).end(await found.body.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, count: async () => ({ hits: cache.hits, misses: cache.misses }) };
}

/** Four connections that ask for so many pages each. */
async function drive(url: string, next: () => () => string, pages = 20) {
  const seen = { answered: 0, failed: 0, short: 0 };
  const connection = async (address: () => string) => {
    for (let page = 0; page < pages; page++) {
      const response = await fetch(url + address());
      const { length } = await response.text();
      seen.answered += 1;
      if (response.status !== 200) seen.failed += 1;
      else if (length < 20) seen.short += 1;
    }
  };
  await Promise.all([next(), next(), next(), next()].map(connection));
  return seen;
}

it("takes the figure when every address is new", async () => {
  const { url, count } = await openPages();
  const addresses = listAddresses("/list/");
  expect(await driveUnseen(count, () => drive(url, () => addresses))).toMatchObject({ answered: 80, rendered: 80 });
});

it("refuses the figure when each connection walks the same addresses, so that all but the first hit the cache", async () => {
  const { url, count } = await openPages();
  const walk = Array.from({ length: 20 }, (_, index) => `/list/?page=${index}`);
  const fromTheStart = () => {
    let at = 0;
    return () => walk[at++ % walk.length] as string;
  };
  await expect(driveUnseen(count, () => drive(url, fromTheStart))).rejects.toThrow(/came from the cache|rendered pages/);
});

it("refuses the figure when requests shared a render", async () => {
  await expect(
    driveUnseen(
      async () => ({ hits: 0, misses: 0 }),
      async () => ({ answered: 4, failed: 0, short: 0 }),
    ),
  ).rejects.toThrow("4 answers came from 0 rendered pages");
});

it("refuses the figure when pages fail or are too short", async () => {
  const { url, count } = await openPages(503);
  const addresses = inTurn(["/a", "/b", "/c"]);
  await expect(driveUnseen(count, () => drive(url, () => addresses, 1))).rejects.toThrow(/failed|cache/);
  let renders = 0;
  const short = async () => ({ answered: 4, failed: 0, short: 1 });
  await expect(driveUnseen(async () => ({ hits: 0, misses: 4 * renders++ }), short)).rejects.toThrow("too short");
});

it("refuses the figure when no page was answered", async () => {
  const counts = async () => ({ hits: 0, misses: 0 });
  await expect(driveUnseen(counts, async () => ({ answered: 0, failed: 0, short: 0 }))).rejects.toThrow("no page was answered");
});

it("never gives an address twice", () => {
  const next = listAddresses("/list/");
  const given = Array.from({ length: 5000 }, next);
  expect(new Set(given).size).toBe(given.length);
});
