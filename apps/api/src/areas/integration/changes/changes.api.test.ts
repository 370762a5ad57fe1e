import type { RecordChange } from "@azulejo/contract/areas/changes.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { forgetChanges } from "./place-changes.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let owner: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  owner = await staffHeaders(shop);
  dealerId = (await query.selectFrom("customer").select("id").where("storefrontId", "=", 1).orderBy("id").executeTakeFirstOrThrow()).id;
});

const read = async (parameters: string, as = owner) => (await shop.call(`changes?${parameters}`, undefined, as)).body;
/** Returns the end of the feed, once what earlier tests have caused is in it. */
async function now(): Promise<number> {
  await shop.api.settle();
  return (await read("")).value.cursor;
}
async function since(after: number, kinds = ""): Promise<RecordChange[]> {
  const { value } = await read(`after=${after}&limit=500${kinds && `&kinds=${kinds}`}`);
  return value.changes;
}
const brief = (changes: RecordChange[]) => changes.map(({ kind, id, action }) => `${kind} ${id} ${action}`);
const lock = (id: number, locked: boolean) => query.updateTable("customer").set({ locked }).where("id", "=", id).execute();

describe("the feed of changes", () => {
  it("has an order, its stock and nothing of an order that isn't placed", async () => {
    const cursor = await now();
    const { itemNo } = await query
      .selectFrom("lot")
      .innerJoin("item", "item.id", "lot.itemId")
      .innerJoin("place", "place.id", "lot.placeId")
      .select("itemNo")
      .where("item.sellUnit", "=", "box")
      .where(sql<boolean>`on_hand - reserved > 20`)
      .executeTakeFirstOrThrow();
    const orderNo = await placeOrder(shop, [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }]);
    const changes = await since(cursor);
    const orders = changes.filter(({ kind }) => kind === "order");
    expect(brief(orders)[0]).toBe(`order ${orderNo} created`);
    expect(orders[0]?.data).toMatchObject({ orderNo, currency: "USD", lines: [{ itemNo, quantity: 2 }] });
    const stock = changes.filter(({ kind }) => kind === "stock");
    expect(stock[0]).toMatchObject({ action: "updated", data: { itemNo } });
  });

  it("has products, prices and customers, however they are written", async () => {
    const cursor = await now();
    const product = await query.selectFrom("product").select(["id", "code"]).orderBy("id").executeTakeFirstOrThrow();
    const item = await query
      .selectFrom("item")
      .innerJoin("price", "itemId", "id")
      .select(["id", "itemNo"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await query.updateTable("productText").set({ description: "Other words" }).where("productId", "=", product.id).execute();
    await query.updateTable("price").set({ listCents: 4321 }).where("itemId", "=", item.id).execute();
    await lock(dealerId, true);
    const changes = await since(cursor);
    expect(brief(changes)).toEqual([`product ${product.code} updated`, `price ${item.itemNo} updated`, `customer ${dealerId} updated`]);
    expect(changes[1]?.data).toMatchObject({ itemNo: item.itemNo, listCents: 4321 });
    expect(changes[2]?.data).toMatchObject({ customerId: dealerId, isLocked: true });
    expect(brief(await since(cursor, "price,customer"))).toHaveLength(2);
  });

  it("has the prices agreed with an account, its level, and the level's own prices", async () => {
    const code = "FOLLOWED";
    const { id: levelId } = await query
      .insertInto("priceLevel")
      .values({ storefrontId: 1, code, name: "Followed" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const assign = async (to: string | null, lines: object[] = []) => {
      const { revision } = (await shop.call(`office/customerprices?customerId=${dealerId}`, undefined, owner)).body.value;
      const saved = await shop.call("office/savecustomerprices", { customerId: dealerId, level: to, lines, revision }, owner);
      expect(saved.body.success, JSON.stringify(saved.body)).toBe(true);
    };
    await assign(null);
    const cursor = await now();
    await assign(code, [{ scope: "all", key: "", offBasisPoints: 1250, cents: null }]);
    const everything = { scope: "all" as const, key: "", cents: null, fromUnits: 1, setAt: new Date() };
    await query
      .insertInto("priceLine")
      .values({ storefrontId: 1, priceLevelId: levelId, offBasisPoints: 999, ...everything })
      .execute();
    const changes = await since(cursor, "contract,priceLevel");
    expect(brief(changes)).toEqual([`contract ${dealerId} updated`, `priceLevel ${code} updated`]);
    const line = { scope: "all", key: "", offBasisPoints: 1250, cents: null, fromUnits: 1, firstDay: null, lastDay: null };
    expect(changes[0]?.data).toEqual({ customerId: dealerId, level: code, lines: [line] });
    expect(changes[1]?.data).toMatchObject({ code, name: "Followed", lines: [{ offBasisPoints: 999 }] });
  });

  it("has what the public reads of the content, and no drafts", async () => {
    const cursor = await now();
    const call = async (path: string, body: object) => (await shop.call(`office/${path}`, body, owner)).body.value;
    const { id, lockVersion } = await call("createcontentstory", { parentId: 0, name: "Fed", slug: "fed", component: "page" });
    const content = { component: "page", title: "Fed" };
    const saved = await call("savecontentstory", { id, lockVersion, name: "Fed", content });
    expect(await since(cursor, "content")).toEqual([]);
    const publish = (action: string, version: number) => call("publishcontent", { action, stories: [{ id, lockVersion: version }] });
    const [published] = await publish("publish", saved.lockVersion);
    const [first, ...none] = await since(cursor, "content");
    expect(none).toEqual([]);
    expect(first).toMatchObject({ kind: "content", id: String(id), action: "created" });
    expect(first?.data).toMatchObject({ storyId: id, name: "Fed", fullSlug: "fed", component: "page", publishedAt: expect.any(String) });
    const next = await now();
    await publish("unpublish", published.lockVersion);
    expect(await since(next)).toMatchObject([{ kind: "content", id: String(id), action: "deleted", data: null }]);
  });

  it("has invoices that were moved in from another system, which have no order", async () => {
    const cursor = await now();
    const amounts = { goodsCents: 1000, deliveryCents: 0, taxCents: 0, totalCents: 1000, openCents: 0 };
    const { invoiceNo } = await query
      .insertInto("invoice")
      .values({
        ...{
          storefrontId: 1,
          customerId: dealerId,
          kind: "invoice",
          earlierNo: "INV-77",
          paymentTerm: "NET30",
          currency: "USD",
          ...amounts,
        },
        ...{ issuedAt: new Date(), issuedOn: "2026-01-02", dueOn: "2026-02-01" },
      })
      .returning("invoiceNo")
      .executeTakeFirstOrThrow();
    const [change] = await since(cursor);
    expect(change).toMatchObject({ kind: "invoice", id: String(invoiceNo), data: { invoiceNo, orderNo: null, totalCents: 1000 } });
    await query.deleteFrom("invoice").where("invoiceNo", "=", invoiceNo).execute();
  });

  it("names a record once for each transaction, and names deleted records", async () => {
    const cursor = await now();
    const added = await query.transaction().execute(async (inside) => {
      const { id } = await inside
        .insertInto("customer")
        .values({ storefrontId: 1, name: "Short-lived", type: "builder" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await inside.updateTable("customer").set({ locked: true }).where("id", "=", id).execute();
      return id;
    });
    await query.deleteFrom("customer").where("id", "=", added).execute();
    const changes = await since(cursor);
    expect(brief(changes)).toEqual([`customer ${added} created`, `customer ${added} deleted`]);
    expect(changes.map(({ data }) => data)).toEqual([null, null]);
  });

  it("skips nothing that an open transaction hides, and waits for nobody", async () => {
    const cursor = await now();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const others = await query
      .selectFrom("customer")
      .select("id")
      .where("id", "!=", dealerId)
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const open = query.transaction().execute(async (inside) => {
      await inside.updateTable("customer").set({ locked: true }).where("id", "=", others.id).execute();
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await lock(dealerId, false);
    const first = (await read(`after=${cursor}`)).value;
    expect(brief(first.changes)).toEqual([`customer ${dealerId} updated`]);
    end.resolve();
    await open;
    expect(brief(await since(first.cursor))).toEqual([`customer ${others.id} updated`]);
  });

  it("keeps a record's changes in the order in which they were made, though an older transaction writes later", async () => {
    const cursor = await now();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const older = query.transaction().execute(async (inside) => {
      await sql`select pg_current_xact_id()`.execute(inside);
      begun.resolve();
      await goOn.promise;
      await inside.deleteFrom("customer").where("name", "=", "Raced").execute();
    });
    await begun.promise;
    await query.insertInto("customer").values({ storefrontId: 1, name: "Raced", type: "builder" }).execute();
    goOn.resolve();
    await older;
    expect((await since(cursor)).map(({ action }) => action)).toEqual(["created", "deleted"]);
  });

  it("is read to its end by pages of any size, each change once", async () => {
    const cursor = await now();
    for (let turn = 0; turn < 7; turn++) await lock(dealerId, turn % 2 === 0);
    const seen: number[] = [];
    let page = { cursor, more: true, changes: [] as RecordChange[] };
    while (page.more) {
      page = (await read(`after=${page.cursor}&limit=2`)).value;
      seen.push(...page.changes.map(({ position }) => position));
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  });

  it("shows only the kinds that the caller may read", async () => {
    const { value } = (
      await shop.call(
        "office/savestaffrole",
        { code: null, name: { en: "Orders only", es: "Pedidos" }, rights: ["orders.read"], revision: null },
        owner,
      )
    ).body;
    const created = await shop.call(
      "office/createapikey",
      { name: "Orders", role: value.code, stores: null, addresses: [], expiresOn: null },
      owner,
    );
    const key = { authorization: `Bearer ${created.body.value.secret}` };
    const cursor = await now();
    await lock(dealerId, true);
    await query.updateTable("price").set({ listCents: 4322 }).where("listCents", "=", 4321).execute();
    const own = (await read(`after=${cursor}`, key)).value.changes as RecordChange[];
    expect(own.map(({ kind }) => kind)).toEqual(["price"]);
    expect((await read(`after=${cursor}&kinds=customer`, key)).code).toBe("office_right");
  });

  it("refuses a cursor that it no longer has, and one of after its end", async () => {
    const cursor = await now();
    await query
      .updateTable("recordChange")
      .set({ at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await forgetChanges(shop.api.services);
    expect((await read("after=0")).code).toBe("changes_cursor_gone");
    expect((await read(`after=${cursor}`)).value).toMatchObject({ changes: [], more: false });
    expect((await shop.call(`changes?after=${cursor + 1000}`, undefined, owner)).status).toBe(410);
    expect((await read("kinds=color")).code).toBe("request_invalid");
  });
});
