import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query } = shop.database;
let pair: Pair;
beforeAll(async () => {
  pair = (await provedPerson(shop)).pair;
});

const as = (whose: Pair, path: string, body: object) => shop.call(`webshoppingbag/${path}`, body, bearer(whose));
const add = (body: object, whose = pair) => as(whose, "addwishlistitem", body);
const lists = async (body: object = {}, whose = pair) => (await as(whose, "getuserwishlists", body)).body.value;
const move = (body: object, whose = pair) => as(whose, "addallwishlistitemstoorder", body);

let offset = 0;
/** Returns an item sold by the box with this many in stock in all. */
async function anItem(onHand = 50): Promise<string> {
  const { itemNo, itemId, lotId } = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["item.itemNo", "item.id as itemId", "lot.id as lotId"])
    .where("place.code", "=", "reno")
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .orderBy("lot.id")
    .offset(offset++ * 4)
    .executeTakeFirstOrThrow();
  await query.deleteFrom("lot").where("itemId", "=", itemId).where("id", "<>", lotId).execute();
  await query.updateTable("lot").set({ onHand, reserved: 0 }).where("id", "=", lotId).execute();
  return itemNo;
}

async function listOf(items: [string, number][], whose = pair): Promise<number> {
  let wishlistId: number | undefined;
  for (const [itemNo, quantity] of items)
    wishlistId = (await add({ itemNo, quantity, ...(wishlistId ? { wishlistId } : { name: "Terrace" }) }, whose)).body.value.wishlistId;
  return wishlistId ?? 0;
}

describe("a wish list", () => {
  it("is created with items, whose quantities add up, all or none", async () => {
    const { pair: owner } = await provedPerson(shop);
    const [one, other] = [await anItem(), await anItem()];
    const items = [
      { itemNo: one, quantity: 2 },
      { itemNo: other, quantity: 5 },
      { itemNo: one, quantity: 1 },
    ];
    const made = (await as(owner, "addwishlist", { name: "Counter stock", items })).body.value;
    expect(made).toMatchObject({ name: "Counter stock", count: 2 });
    const { shown } = await lists({ wishlistId: made.wishlistId }, owner);
    expect(shown.lines.map(({ itemNo, quantity }: { itemNo: string; quantity: number }) => [itemNo, quantity]).toSorted()).toEqual(
      [
        [one, 3],
        [other, 5],
      ].toSorted(),
    );
    const refused = await as(owner, "addwishlist", { name: "Broken", items: [...items, { itemNo: "NO-SUCH", quantity: 1 }] });
    expect(refused.body.code).toBe("product_not_found");
    expect((await lists({}, owner)).lists).toHaveLength(1);
  });

  it("is created with its first item, in the reader's language, and shows today's price and stock", async () => {
    const { pair: owner } = await provedPerson(shop);
    expect(await lists({}, owner)).toMatchObject({ lists: [], shown: null });
    const itemNo = await anItem();
    const added = await shop.call("webshoppingbag/addwishlistitem", { itemNo, quantity: 3 }, { ...bearer(owner), "accept-language": "es" });
    expect(added.body.value).toMatchObject({ name: "Mi lista de deseos", count: 1 });
    const { shown } = await lists({}, owner);
    const [line] = shown.lines;
    expect(line).toMatchObject({ itemNo, quantity: 3, available: 50, gone: false, note: "" });
    expect(line.goodsCents).toBeGreaterThan(0);
  });

  it("adds an item that it has to its line, and the last changed list is shown", async () => {
    const [one, two] = [await anItem(), await anItem()];
    const first = await listOf([[one, 1]]);
    const second = await listOf([[two, 1]]);
    await add({ wishlistId: first, itemNo: one, quantity: 4, note: "The niche." });
    const answer = await lists();
    expect(answer.lists.slice(-2).map((list: { wishlistId: number }) => list.wishlistId)).toEqual([first, second]);
    expect(answer.shown.wishlistId).toBe(first);
    expect(answer.shown.lines).toMatchObject([{ itemNo: one, quantity: 5, note: "The niche." }]);
  });

  it("is renamed, its lines change or go, all of them or none", async () => {
    const wishlistId = await listOf([
      [await anItem(), 1],
      [await anItem(), 2],
    ]);
    const { lines } = (await lists({ wishlistId })).shown;
    const [one, two] = lines.map((line: { lineId: number }) => line.lineId);
    const unknown = [
      { lineId: one, quantity: 9 },
      { lineId: 999_999, quantity: 1 },
    ];
    expect((await as(pair, "updatewishlistitem", { wishlistId, items: unknown })).body.code).toBe("wishlist_line_not_found");
    const items = [
      { lineId: one, quantity: 0 },
      { lineId: two, quantity: 7, note: "Sill & <b>shelf</b>" },
    ];
    expect((await as(pair, "updatewishlistitem", { wishlistId, name: "Upstairs bath", items })).body.value).toMatchObject({
      name: "Upstairs bath",
      count: 1,
    });
    expect((await lists({ wishlistId })).shown.lines).toMatchObject([{ lineId: two, quantity: 7, note: "Sill & <b>shelf</b>" }]);
  });

  it("is not found by another account, in any call", async () => {
    const wishlistId = await listOf([[await anItem(), 1]]);
    const { pair: stranger } = await provedPerson(shop);
    const itemNo = await anItem();
    for (const [path, body] of [
      ["getuserwishlists", { wishlistId }],
      ["addwishlistitem", { wishlistId, itemNo }],
      ["updatewishlistitem", { wishlistId, name: "Mine" }],
      ["addallwishlistitemstoorder", { wishlistId }],
    ] as const)
      expect([path, (await as(stranger, path, body)).status]).toEqual([path, 404]);
    await as(stranger, "removewishlist", { wishlistId });
    expect((await lists({ wishlistId })).shown).toMatchObject({ name: "Terrace", count: 1 });
  });

  it("has limits, also for twenty at once", async () => {
    const { pair: owner } = await provedPerson(shop);
    const itemNo = await anItem();
    const wishlistId = await listOf([[itemNo, 9_990]], owner);
    expect((await add({ wishlistId, itemNo, quantity: 10 }, owner)).body.code).toBe("webshoppingbag_quantity");
    const more = await Promise.all(Array.from({ length: 60 }, (_, at) => add({ name: `Job ${at}`, itemNo }, owner)));
    expect(more.filter((one) => one.status === 200)).toHaveLength(49);
    expect(more.find((one) => one.status !== 200)?.body.code).toBe("wishlist_lists");
  });

  it("hides its prices from who may not see them", async () => {
    const person = await provedPerson(shop);
    const wishlistId = await listOf([[await anItem(), 1]], person.pair);
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, bearer(person.pair));
    const { shown } = await lists({ wishlistId }, person.pair);
    expect(shown.lines[0].goodsCents).toBeNull();
    expect((await move({ wishlistId }, person.pair)).body.value.bag.goodsCents).toBeNull();
  });

  it("keeps what is in a bag, once however often it is asked", async () => {
    const [one, two] = [await anItem(), await anItem()];
    const wishlistId = await listOf([[one, 2]]);
    const items = [
      { itemNo: one, quantity: 5, fulfilmentType: "DLVR" },
      { itemNo: two, quantity: 1, fulfilmentType: "PKUP" },
    ];
    const { shoppingBagQuoteId } = (await as(pair, "addbagitemV2", { items })).body.value;
    for (const round of [1, 2])
      expect([round, (await as(pair, "addcurrentbagtowishList", { shoppingBagQuoteId, wishlistId })).body.value.count]).toEqual([round, 2]);
    expect((await lists({ wishlistId })).shown.lines).toMatchObject([
      { itemNo: one, quantity: 5 },
      { itemNo: two, quantity: 1 },
    ]);
    const stranger = (await provedPerson(shop)).pair;
    expect((await as(stranger, "addcurrentbagtowishList", { shoppingBagQuoteId })).body.code).toBe("webshoppingbag_not_found");
  });
});

describe("putting a wish list into the bag", () => {
  it("says for each line what the bag has and why some stayed, and adds nothing twice", async () => {
    const { pair: owner } = await provedPerson(shop);
    const [plenty, few, gone] = [await anItem(), await anItem(3), await anItem()];
    const wishlistId = await listOf(
      [
        [plenty, 4],
        [few, 10],
        [gone, 1],
      ],
      owner,
    );
    await query.updateTable("item").set({ published: false }).where("itemNo", "=", gone).execute();
    const [first, again] = await Promise.all([move({ wishlistId }, owner), move({ wishlistId }, owner)]);
    for (const { body } of [first, again]) {
      expect(body.value.lines).toMatchObject([
        { wanted: 4, inBag: 4, stayed: null },
        { wanted: 10, inBag: 0, stayed: "short", available: 3 },
        { wanted: 1, inBag: 0, stayed: "gone" },
      ]);
      expect(body.value.bag.lines).toMatchObject([{ itemNo: plenty, quantity: 4, fulfilment: "DLVR" }]);
    }
    const { lines } = (await lists({ wishlistId }, owner)).shown;
    const taken = await move({ wishlistId, lineIds: [lines[1].lineId], takeAvailable: true }, owner);
    expect(taken.body.value.lines).toMatchObject([{ inBag: 3, stayed: "short" }]);
    expect(taken.body.value.bag.lines.map((line: { quantity: number }) => line.quantity)).toEqual([4, 3]);
  });

  it("takes one sample of each instead, up to the limit of an order", async () => {
    const { pair: owner } = await provedPerson(shop);
    const rows = await query
      .selectFrom("item")
      .distinctOn("productId")
      .select("itemNo")
      .where("kind", "=", "item")
      .where("sellUnit", "=", "box")
      .orderBy("productId")
      .limit(12)
      .execute();
    const wishlistId = await listOf(
      rows.map(({ itemNo }) => [itemNo, 9]),
      owner,
    );
    const { bag, lines } = (await move({ wishlistId, asSamples: true }, owner)).body.value;
    expect(bag.lines.every((line: { kind: string; quantity: number }) => line.kind === "sample" && line.quantity === 1)).toBe(true);
    expect(bag.lines.length).toBeGreaterThan(0);
    expect(lines.filter((line: { stayed: string | null }) => line.stayed === "limit").length + bag.lines.length).toBe(12);
  });
});
