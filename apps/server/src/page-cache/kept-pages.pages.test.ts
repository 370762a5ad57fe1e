import { recordChanges, type ShopChangeKind } from "@azulejo/database";
import { isWhole } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
  const shown = await query()
    .selectFrom("product")
    .innerJoin("productText", "productText.productId", "product.id")
    .leftJoin("gallerySceneProduct", "gallerySceneProduct.productId", "product.id")
    .leftJoin("galleryScene", "galleryScene.id", "gallerySceneProduct.sceneId")
    .select(["slug", "galleryScene.code as scene"])
    .where("language", "=", "en")
    .where("product.code", "in", ["magnifica-calacatta", "magnifica-statuary", "planx-raw", "granite-slabs-blue-pearl"])
    .execute();
  pages.push(
    ...new Set(shown.map(({ slug }) => `/en/product/detail/${slug}`)),
    ...[...new Set(shown.flatMap(({ scene }) => (scene ? [`/en/gallery/detail/${scene}/`] : [])))].slice(0, 2),
  );
}, 120_000);
afterAll(() => server?.close());

const query = () => server.api.services.database.query;

/** Lists that don't contain the edited products, so that no edit of these products may remove them from the cache. */
const otherLists = [
  "/en/product/list/setting-materials/grout/",
  "/en/product/list/ceramic/?sort=price_asc",
  "/en/product/list/porcelain/wood-look/",
  "/en/product/list/porcelain/wood-look/?stock=reno",
];
const pages = [
  ...otherLists,
  "/en/",
  "/en/product/sale/",
  "/en/product/list/porcelain/marble-look/?sort=price_asc",
  "/en/product/list/porcelain/marble-look/?stock=reno",
  "/en/product/list/by-look/",
  "/en/product/list/by-look/concrete-look/",
  "/en/search?q=magnifica",
  "/en/gallery",
  "/en/slabs/store/reno",
  "/en/slabs/detail?code=U11-1",
  "/en/magnifica/",
  "/en/menu-data?listing=porcelain",
];

interface Edit {
  code: string;
  write(id: number): Promise<unknown>;
  kind?: ShopChangeKind;
  /** Whether the edit changes the whole series. */
  ofSeries?: boolean;
}

const item = (id: number) => query().selectFrom("item").select("id").where("productId", "=", id);
const setProduct = (values: object) => (id: number) => query().updateTable("product").set(values).where("id", "=", id).execute();
const setSeries = (values: object) => (id: number) =>
  query()
    .updateTable("series")
    .set(values)
    .where("id", "=", (of) => of.selectFrom("product").select("seriesId").where("id", "=", id))
    .execute();
const addToPrice = (cents: number) => (id: number) =>
  query()
    .updateTable("price")
    .set((of) => ({ listCents: sql<number>`${of.ref("listCents")} + ${cents}` }))
    .where("itemId", "in", item(id))
    .execute();

const edits: Record<string, Edit> = {
  "stock that is gone": {
    code: "magnifica-calacatta",
    kind: "stock",
    write: (id) => query().updateTable("lot").set({ onHand: 0, reserved: 0 }).where("itemId", "in", item(id)).execute(),
  },
  "a price": { code: "magnifica-calacatta", write: addToPrice(4321) },
  "a price that puts it on sale": {
    code: "magnifica-calacatta",
    write: (id) =>
      query().updateTable("price").set({ saleCents: 99, saleFrom: null, saleUntil: null }).where("itemId", "in", item(id)).execute(),
  },
  "a name": {
    code: "magnifica-calacatta",
    write: (id) => query().updateTable("productText").set({ name: "Alabaster" }).where("productId", "=", id).execute(),
  },
  "a picture": {
    code: "magnifica-calacatta",
    write: (id) => query().updateTable("picture").set({ color: "#123456" }).where("productId", "=", id).execute(),
  },
  "its look": { code: "magnifica-calacatta", write: setProduct({ look: "concrete-look" }) },
  "being taken out of the shop": { code: "magnifica-statuary", write: setProduct({ published: false }) },
  "its return": { code: "magnifica-statuary", write: setProduct({ published: true }) },
  "the price of slabs": { code: "granite-slabs-blue-pearl", write: addToPrice(4321) },
  "another department": { code: "magnifica-statuary", ofSeries: true, write: setSeries({ department: "slab" }) },
};

/** Where two pages differ; null if they don't. */
function difference(one: string, other: string): string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((html) => html.slice(at - 80, at + 120));
}

/** Normalizes HTML: removes what a reused fragment omits, and decodes characters. */
const normal = (html: string): string =>
  html
    .replaceAll(/<link [^>]*rel="preload"[^>]*>/g, "")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Reads a page. @returns whether it came from the cache */
async function read(address: string): Promise<{ isKept: boolean; html: string }> {
  const before = server.cache.misses;
  const { text } = await server.get(address);
  return { isKept: server.cache.misses === before, html: normal(text) };
}

/** Number used in names of stores that don't exist: each has separate pages in the cache, which look like those without a store. */
let rounds = 0;
const readFresh = async (address: string) => normal((await server.get(address, { cookie: `cantera_store=none-${rounds}` })).text);

async function change({ code, write, kind = "product", ofSeries }: Edit): Promise<void> {
  const { id, seriesId } = await query()
    .selectFrom("product")
    .select(["id", "seriesId"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const all = ofSeries ? await query().selectFrom("product").select("id").where("seriesId", "=", seriesId).execute() : [{ id }];
  await write(id);
  await recordChanges(
    query(),
    all.map((one) => ({ kind, entity: String(one.id) })),
  );
  await server.api.settle();
}

/** Edits tried only in the nightly run, because each removes the same pages from the cache as another edit. */
const likeOthers = ["a price", "a picture", "its return", "the price of slabs"];

describe("after a change of", () => {
  it.each(Object.entries(edits).filter(([name]) => isWhole || !likeOthers.includes(name)))(
    "%s, every page that is still cached is as if it were new",
    async (_, edit) => {
      for (const address of pages) await read(address);
      await change(edit);
      rounds += 1;
      const kept: string[] = [];
      for (const address of pages) {
        const { isKept, html } = await read(address);
        if (!isKept) continue;
        kept.push(address);
        expect(difference(html, await readFresh(address)), address).toBeNull();
      }
      expect(kept).toEqual(expect.arrayContaining(otherLists));
    },
  );
});
