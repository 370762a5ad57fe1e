import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

const text = async (path: string) => (await server.get(path)).text;
/** Reads twice, so that the second answer is the cache's. */
const twice = async (path: string, words: string) => [(await text(path)).includes(words), (await text(path)).includes(words)];
const WORDS = "Open since this very minute";

describe("a cached page without optional data", () => {
  it("shows the first home story as soon as it is published", async () => {
    const home = (await server.stories.stories()).find((one) => one.full_slug === "home");
    const { content, name, lock_version } = await server.stories.story(home?.id ?? 0);
    await server.stories.updateStory(home?.id ?? 0, { name, content, lock_version, slug: "former-home" }, true);
    expect(await twice("/en/", WORDS)).toEqual([false, false]);
    await server.stories.createStory({ name, slug: "home", content: { ...content, title: WORDS } }, true);
    expect(await twice("/en/", WORDS)).toEqual([true, true]);
  });

  it("shows a listing's first story", async () => {
    const known = new Set((await server.stories.stories()).map((one) => one.full_slug));
    const folder = (await server.stories.stories()).find((one) => one.is_folder && one.full_slug === "product/list");
    const listing = await server.api.services.database.query
      .selectFrom("listing")
      .select("path")
      .where("path", "not like", "%/%")
      .execute()
      .then((rows) => rows.find(({ path }) => !known.has(`product/list/${path}`)));
    const path = `/en/product/list/${listing?.path}/`;
    expect(await twice(path, WORDS)).toEqual([false, false]);
    const content = { component: "listing", _uid: "first", title: WORDS };
    await server.stories.createStory({ name: "First", slug: listing?.path ?? "", parent_id: folder?.id ?? 0, content }, true);
    expect(await twice(path, WORDS)).toEqual([true, true]);
  });

  it("shows a new color of a product's series", async () => {
    const { query } = server.api.services.database;
    const [first, second] = await query
      .selectFrom("product")
      .innerJoin("productText", "productText.productId", "product.id")
      .select(["product.id", "slug", "color"])
      .where("product.code", "in", ["pizarral-midnight", "pizarral-copper"])
      .where("language", "=", "en")
      .orderBy("product.code", "desc")
      .execute();
    const publish = async (published: boolean) => {
      await query
        .updateTable("product")
        .set({ published })
        .where("id", "=", second?.id ?? 0)
        .execute();
      await server.changed("product", second?.id ?? 0);
    };
    await publish(false);
    const path = `/en/product/detail/${first?.slug}`;
    expect(await twice(path, second?.slug ?? "?")).toEqual([false, false]);
    await publish(true);
    expect(await twice(path, second?.slug ?? "?")).toEqual([true, true]);
  });
});

async function slugOf(code: string): Promise<string> {
  const { slug } = await server.api.services.database.query
    .selectFrom("productText")
    .innerJoin("product", "product.id", "productId")
    .select("slug")
    .where("code", "=", code)
    .where("language", "=", "en")
    .executeTakeFirstOrThrow();
  return slug;
}

describe("a page whose stock could not be read", () => {
  it("is sent without stock information and not cached", async () => {
    const { query } = server.api.services.database;
    const slug = await slugOf("planx-raw");
    const path = `/en/product/detail/${slug}`;
    await sql`alter table lot rename to lot_away`.execute(query);
    const without = await server.get(path);
    await sql`alter table lot_away rename to lot`.execute(query);
    expect([without.status, without.text.includes("schema.org/InStock"), without.text.includes("schema.org/OutOfStock")]).toEqual([
      200,
      false,
      false,
    ]);
    expect((await server.get(path)).text.includes("schema.org/InStock")).toBe(true);
  });

  it("shows the stock of all stores if the chosen store is gone", async () => {
    const slug = await slugOf("planx-raw");
    const found = await server.get(`/en/product/detail/${slug}`, { cookie: "cantera_store=closed-long-ago" });
    expect([found.status, found.text.includes("available")]).toEqual([200, true]);
  });
});
