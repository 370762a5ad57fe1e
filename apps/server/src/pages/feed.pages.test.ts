import { isWhole } from "@azulejo/testing/whole.ts";
import { parseRssFeed } from "feedsmith";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
}, 120_000);
afterAll(() => server?.close());

const get = (path: string) => fetch(new URL(path, server.url));

describe.each([
  ["en", "en-US"],
  ["es", "es-US"],
])("the journal's feed: %s", (language, tag) => {
  it("is named in the head of the home page and of the journal's pages, and nowhere else", async () => {
    const feedOf = async (path: string) =>
      parse(await (await get(`/${language}/${path}`)).text())
        .querySelector("link[rel=alternate][type='application/rss+xml']")
        ?.getAttribute("href");
    const feed = `/${language}/blog/rss.xml`;
    expect([await feedOf(""), await feedOf("blog/"), await feedOf("contact/")]).toEqual([feed, feed, undefined]);
  });

  // Drawing thirty pictures takes ten seconds of processor time.
  it.runIf(isWhole)("has pictures with their type and true length", { timeout: 60_000 }, async () => {
    // A picture that is not ready in time is left out, and comes with the next reading.
    const read = async () => (await get(`/${language}/blog/rss.xml`)).text();
    const missing = async () => parseRssFeed(await read()).items?.filter(({ enclosures }) => !enclosures?.[0]).length;
    await expect.poll(missing, { timeout: 40_000, interval: 500 }).toBe(0);
    const response = await get(`/${language}/blog/rss.xml`);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const feed = parseRssFeed(await response.text());
    expect(feed.language).toBe(tag);
    expect(feed.atom?.links?.[0]).toEqual({ href: `${server.url}/${language}/blog/rss.xml`, rel: "self", type: "application/rss+xml" });
    expect((await get(feed.image?.url ?? "")).headers.get("content-type")).toBe("image/png");
    expect(feed.items?.length).toBe(30);
    for (const { link, enclosures } of feed.items ?? []) {
      const [enclosure] = enclosures ?? [];
      const bytes = Buffer.from(await (await get(enclosure?.url ?? "")).arrayBuffer());
      expect([enclosure?.type, enclosure?.length, (await sharp(bytes).metadata()).format], link).toEqual([
        "image/jpeg",
        bytes.length,
        "jpeg",
      ]);
    }
  });
});
