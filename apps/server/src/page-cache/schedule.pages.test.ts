import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

const WORDS = "Open house on Saturday";
const FROM = "2026-11-19T18:05:00.000Z";
const UNTIL = "2026-11-19T18:10:00.000Z";
const shows = async () => (await server.get("/en/about/")).text.includes(WORDS);

async function publishBanner(): Promise<void> {
  const folder = (await server.stories.stories()).find((one) => one.is_folder && one.full_slug === "banners");
  const content = { component: "site_banner", _uid: "open-house", text: WORDS, paths: ["about/"], from: FROM, until: UNTIL };
  await server.stories.createStory({ name: "Open house", slug: "open-house", parent_id: folder?.id ?? 0, content }, true);
}

describe("a banner with dates on a page from the cache", () => {
  it("shows from its start to its end, and at no other time", async () => {
    expect(await shows()).toBe(false);
    await publishBanner();
    // The cache now holds the page, as it does after each change below.
    expect([await shows(), await shows()]).toEqual([false, false]);
    server.setNow("2026-11-19T18:04:59.999Z");
    const hits = server.cache.hits;
    expect([await shows(), server.cache.hits]).toEqual([false, hits + 1]);
    server.setNow(FROM);
    expect([await shows(), await shows()]).toEqual([true, true]);
    server.setNow("2026-11-19T18:09:59.999Z");
    expect(await shows()).toBe(true);
    server.setNow(UNTIL);
    expect([await shows(), await shows()]).toEqual([false, false]);
  });
});
