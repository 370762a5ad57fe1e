import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const buyer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
const { query } = shop.database;
const DAY = "2099-03-02";

/** Takes all of an item out of stock and out of containers, and announces a container with it if it is expected on a day. */
async function empty(itemNo: string, expectedOn: string | null = null): Promise<string> {
  const { id } = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  await query
    .updateTable("lot")
    .set((of) => ({ onHand: of.ref("reserved") }))
    .where("itemId", "=", id)
    .execute();
  await query.deleteFrom("containerLine").where("itemId", "=", id).where("counted", "is", null).execute();
  if (expectedOn === null) return itemNo;
  const { id: placeId } = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  const { id: containerId } = await query
    .insertInto("container")
    .values({ storefrontId: 1, code: `EMPTY-${id}`, supplier: "Test", placeId, expectedOn })
    .returning("id")
    .executeTakeFirstOrThrow();
  await query.insertInto("containerLine").values({ containerId, itemId: id, lotCode: "N1", expected: 12 }).execute();
  return itemNo;
}

async function anySlab(): Promise<string> {
  const slabs = query.selectFrom("item").select("itemNo").where("sellUnit", "=", "slab").where("kind", "=", "item");
  return (await slabs.where("published", "=", true).executeTakeFirstOrThrow()).itemNo;
}

const add = async (itemNo: string, headers = {}, bag = {}) =>
  (await shop.call("webshoppingbag/addbagitemV2", { ...bag, items: [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }] }, headers)).body;

describe("sold-out goods", () => {
  it("aren't added to a bag, and a sentence says so in the reader's language", async () => {
    const itemNo = await empty(await boxInReno(shop, 0));
    expect(await add(itemNo)).toMatchObject({
      code: "webshoppingbag_sold_out",
      messages: [expect.stringContaining(`${itemNo} is sold out`)],
    });
    expect(await add(itemNo, { "accept-language": "es" })).toMatchObject({ messages: [expect.stringContaining(`${itemNo} está agotado`)] });
    expect(await add(await empty(await anySlab()), buyer)).toMatchObject({ code: "webshoppingbag_sold_out" });
  });

  it("stay in a bag that already has them, which says that none is left", async () => {
    const itemNo = await boxInReno(shop, 2);
    const { shoppingBagQuoteId } = (await add(itemNo)).value;
    await empty(itemNo);
    const { value } = await add(itemNo, {}, { shoppingBagQuoteId });
    expect(value.lines[0]).toMatchObject({ quantity: 4, problems: [{ code: "short", values: { available: 0 } }] });
  });

  it("may be added if they are expected, and bag, search and quick order name the day", async () => {
    const suggest = async () => (await shop.call("suggestions/querysuggestions/list?query=calacatta")).body.value.products;
    const [{ itemNo }] = await suggest();
    await empty(itemNo, DAY);
    expect((await suggest())[0]).toMatchObject({ itemNo, inStock: false, expectedOn: DAY });
    const { value } = await add(itemNo);
    expect(value.lines[0].problems).toEqual([{ code: "short", values: { available: 0, on: DAY } }]);
    const { items } = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value;
    expect(items[0]).toMatchObject({ inStock: false, expectedOn: DAY });
    const pad = (await shop.call("webshoppingbag/quickorder", { text: `${itemNo} 40` }, buyer)).body.value;
    expect(pad.lines[0]).toMatchObject({ state: "short", inStock: false, expectedOn: DAY });
  });
});
