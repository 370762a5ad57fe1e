import { gunzipSync } from "node:zlib";
import { sampleOf } from "@azulejo/testing/whole.ts";
import { parse } from "csv-parse/sync";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import { googleItem, localRow, metaRow, openaiRow, pinterestRow } from "./published-rules.fixture.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-25T16:00:00.000Z");
}, 120_000);
afterAll(() => server?.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const texts = new Map<string, Promise<string>>();
/** Reads a feed once: writing it takes a second. */
function read(path: string): Promise<string> {
  const known = texts.get(path) ?? ask(path).then((response) => response.text());
  texts.set(path, known);
  return known;
}
const rows = async (path: string, delimiter: string): Promise<Record<string, string>[]> =>
  parse(await read(path), { columns: true, delimiter });

type GoogleItem = z.infer<typeof googleItem>;
const several = new Set(["additional_image_link", "product_detail", "shipping"]);

/** Reads the items of a feed, with nested attributes as objects. */
function itemsOf(xml: string): GoogleItem[] {
  const items: Record<string, unknown>[] = [];
  const open: { name: string; value: Record<string, unknown>; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => open.push({ name: name.replace("g:", ""), value: {}, text: "" }));
  parser.on("text", (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on("closetag", () => {
    const { name = "", value = {}, text = "" } = open.pop() ?? {};
    const found = Object.keys(value).length > 0 ? value : text;
    const parent = open.at(-1)?.value;
    if (name === "item") items.push(value);
    else if (parent) parent[name] = several.has(name) ? [...((parent[name] as unknown[]) ?? []), found] : found;
  });
  parser.write(xml).close();
  return items as GoogleItem[];
}

const faultsOf = (schema: z.ZodType, all: unknown[]) =>
  all.flatMap((one) => schema.safeParse(one).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? []);

async function countForSale(): Promise<number> {
  const { count } = await server.api.services.database.query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .innerJoin("price", "price.itemId", "item.id")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("item.kind", "=", "item")
    .where("item.published", "=", true)
    .where("product.published", "=", true)
    .where((of) => of.exists(of.selectFrom("picture").select("id").whereRef("picture.productId", "=", "product.id")))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe.each(sampleOf(["es", "en"], 1))("the feeds in %s", (language) => {
  it("have every item with price and picture once, as Google's rules want it", async () => {
    const items = itemsOf(await read(`/feeds/${language}/google.xml`));
    expect(faultsOf(googleItem, items)).toEqual([]);
    expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual(Array(2).fill(await countForSale()));
  });

  it("lead to pages that name the same price", async () => {
    const items = itemsOf(await read(`/feeds/${language}/google.xml`));
    for (const one of items.filter((_, index) => index % 400 === 7)) {
      const page = await ask(one.link.replace(new URL(one.link).origin, ""));
      const text = await page.text();
      const price = (one.sale_price ?? one.price).split(" ")[0];
      expect([page.status, text.includes(`"price":"${price}"`)], one.id).toEqual([200, true]);
    }
  });
});

it("have the same items as the other readers' rules want them", async () => {
  const ids = itemsOf(await read("/feeds/en/google.xml")).map(({ id }) => id);
  const meta = await rows("/feeds/en/meta.csv", ",");
  const pinterest = await rows("/feeds/en/pinterest.tsv", "\t");
  const lines = (await read("/feeds/en/openai.jsonl")).trim().split("\n");
  const openai = lines.map((line) => JSON.parse(line) as z.infer<typeof openaiRow>);
  expect([faultsOf(metaRow, meta), faultsOf(pinterestRow, pinterest), faultsOf(openaiRow, openai)]).toEqual([[], [], []]);
  expect([meta.map(({ id }) => id), pinterest.map(({ id }) => id), openai.map((one) => one.item_id)]).toEqual([ids, ids, ids]);
});

it("has the Spanish pages' texts in Spanish", async () => {
  const [english, spanish] = await Promise.all(["en", "es"].map(async (code) => itemsOf(await read(`/feeds/${code}/google.xml`))));
  const other = new Map(spanish?.map((one) => [one.id, one]));
  const differing = english?.filter((one) => other.get(one.id)?.title !== one.title && other.get(one.id)?.link !== one.link);
  expect(differing?.length).toBeGreaterThan((english?.length ?? 0) / 2);
});

it("counts a store's stock by its fullest lot", async () => {
  const local = await rows("/feeds/en/google-local.tsv", "\t");
  expect(faultsOf(localRow, local)).toEqual([]);
  const { query } = server.api.services.database;
  for (const row of local.filter((_, index) => index % 500 === 3)) {
    const lot = await query
      .selectFrom("lot")
      .innerJoin("item", "item.id", "lot.itemId")
      .innerJoin("place", "place.id", "lot.placeId")
      .select(({ fn, eb }) => fn.max(eb("onHand", "-", eb.ref("reserved"))).as("units"))
      .where("itemNo", "=", row.id ?? "")
      .where("place.code", "=", row["store code"] ?? "")
      .executeTakeFirstOrThrow();
    expect(row.quantity, row.id).toBe(String(lot.units));
  }
});

describe("a feed's file", () => {
  it("is compressed for clients that accept it, and a file of its own under .gz", async () => {
    const plain = await ask("/feeds/en/openai.jsonl", { "accept-encoding": "identity" });
    expect([plain.headers.get("content-encoding"), plain.headers.get("content-type")]).toEqual([null, "application/jsonl; charset=utf-8"]);
    const file = await ask("/feeds/en/openai.jsonl.gz", { "accept-encoding": "identity" });
    expect([file.headers.get("content-encoding"), file.headers.get("content-type")]).toEqual([null, "application/gzip"]);
    expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it("is answered with 304 to a client that has it", async () => {
    const { headers } = await ask("/feeds/en/google.xml");
    expect((await ask("/feeds/en/google.xml", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  });

  it.each(["/feeds/en/nothing.xml", "/feeds/fr/google.xml", "/feeds/en/constructor", "/feeds/"])("%s is a 404", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
