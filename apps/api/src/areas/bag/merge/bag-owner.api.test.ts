import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const as = (pair: Pair | null, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(path, body, { ...(pair && bearer(pair)), ...headers });
const person = async (): Promise<Pair> => (await provedPerson(shop)).pair;

let offset = 0;
/** Returns an item that no other test here uses, with all its stock in one lot. */
async function anItem(onHand = 50): Promise<string> {
  const { itemNo, itemId, lotId } = await shop.database.query
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
  await shop.database.query.deleteFrom("lot").where("itemId", "=", itemId).where("id", "<>", lotId).execute();
  await shop.database.query.updateTable("lot").set({ onHand, reserved: 0 }).where("id", "=", lotId).execute();
  return itemNo;
}

const sellOut = (itemNo: string) =>
  shop.database.query
    .updateTable("lot")
    .set({ onHand: 0 })
    .where("itemId", "=", (of) => of.selectFrom("item").select("id").where("itemNo", "=", itemNo))
    .execute();

const add = (pair: Pair | null, itemNo: string, quantity: number, more: object = {}, line: object = {}) =>
  as(pair, "webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity, fulfilmentType: "DLVR", ...line }], ...more });
const bagOf = async (pair: Pair | null, itemNo: string, quantity: number) => (await add(pair, itemNo, quantity)).body.value;
const merge = (pair: Pair, shoppingBagQuoteId: string) => as(pair, "webshoppingbag/mergebag", { shoppingBagQuoteId });
const own = async (pair: Pair) => (await as(pair, "webshoppingbag/getcustomershoppingbag")).body.value;
const held = (bag: { lines: { itemNo: string; quantity: number }[] }) => bag.lines.map((line) => [line.itemNo, line.quantity]);

describe("a bag created while signed in", () => {
  it("belongs to the account: found without an id, also from another browser", async () => {
    const pair = await person();
    expect(await own(pair)).toBeNull();
    const itemNo = await anItem();
    const { shoppingBagQuoteId } = await bagOf(pair, itemNo, 2);
    expect((await own(pair)).shoppingBagQuoteId).toBe(shoppingBagQuoteId);
    expect((await bagOf(pair, itemNo, 3)).shoppingBagQuoteId).toBe(shoppingBagQuoteId);
    expect(held(await own(pair))).toEqual([[itemNo, 5]]);
  });

  it("is created once, even by two tabs at once", async () => {
    const pair = await person();
    const [one, two] = [await anItem(), await anItem()];
    const bags = await Promise.all([bagOf(pair, one, 1), bagOf(pair, two, 1)]);
    expect(new Set(bags.map((bag) => bag.shoppingBagQuoteId)).size).toBe(1);
    expect((await own(pair)).lines).toHaveLength(2);
  });

  it("does not exist for a guest or another account, in any call", async () => {
    const pair = await person();
    const itemNo = await anItem();
    const { shoppingBagQuoteId, lines } = await bagOf(pair, itemNo, 2);
    const { lineId } = lines[0];
    const complete = {
      shoppingBagQuoteId,
      attempt: "attempt-of-a-stranger",
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: 1,
      agreed: true,
      termsVersion: "1",
    };
    for (const caller of [null, await person()]) {
      const answers = [
        await as(caller, `webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`),
        await add(caller, itemNo, 1, { shoppingBagQuoteId }),
        await as(caller, "webshoppingbag/updatebagitems", { shoppingBagQuoteId, items: [{ lineId, quantity: 1 }] }),
        await as(caller, "webshoppingbag/removebagitem", { shoppingBagQuoteId, lineId }),
        await as(caller, "webshoppingbag/cleanupshoppingbag", { shoppingBagQuoteId }),
        await as(caller, "webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId, storeNumber: 1 }),
        await as(caller, "checkout/checkout", { shoppingBagQuoteId, contact }),
        await as(caller, "checkout/complete", complete, { "idempotency-key": "key-of-a-stranger" }),
        ...(caller ? [await merge(caller, shoppingBagQuoteId)] : []),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, "webshoppingbag_not_found"]));
    }
    expect(held(await own(pair))).toEqual([[itemNo, 2]]);
  });
});

describe("a guest's bag", () => {
  it("becomes the account's own when it is changed while signed in, but not when it is only read", async () => {
    const pair = await person();
    const itemNo = await anItem();
    const { shoppingBagQuoteId } = await bagOf(null, itemNo, 2);
    const address = `webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`;
    expect((await as(pair, address)).status).toBe(200);
    expect((await as(null, address)).status).toBe(200);
    await add(pair, itemNo, 1, { shoppingBagQuoteId });
    expect((await own(pair)).shoppingBagQuoteId).toBe(shoppingBagQuoteId);
    expect((await as(null, address)).status).toBe(404);
  });

  it("becomes the account's own by a merge if the account has none, without notes", async () => {
    const pair = await person();
    const itemNo = await anItem();
    const { shoppingBagQuoteId } = await bagOf(null, itemNo, 2);
    const { value } = (await merge(pair, shoppingBagQuoteId)).body;
    expect([value.bag.shoppingBagQuoteId, value.notes]).toEqual([shoppingBagQuoteId, []]);
  });
});

describe("a merge", () => {
  it("adds up equal lines, caps them by the stock, reports it, and closes the guest's bag", async () => {
    const pair = await person();
    const [plenty, scarce, fresh] = [await anItem(50), await anItem(10), await anItem(50)];
    const { shoppingBagQuoteId: id } = await bagOf(pair, plenty, 2);
    await add(pair, scarce, 6);
    const { shoppingBagQuoteId } = await bagOf(null, plenty, 3);
    await add(null, scarce, 8, { shoppingBagQuoteId });
    await add(null, fresh, 1, { shoppingBagQuoteId });
    const { value } = (await merge(pair, shoppingBagQuoteId)).body;
    expect(value.bag.shoppingBagQuoteId).toBe(id);
    expect(held(value.bag)).toEqual([
      [plenty, 5],
      [scarce, 10],
      [fresh, 1],
    ]);
    expect(value.notes.map(({ itemNo, wanted, kept }: Record<string, unknown>) => [itemNo, wanted, kept])).toEqual([
      [plenty, 5, 5],
      [scarce, 14, 10],
      [fresh, 1, 1],
    ]);
    expect(value.bag.lines.flatMap((line: { problems: unknown[] }) => line.problems)).toEqual([]);
    for (const caller of [null, pair]) {
      expect((await as(caller, `webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`)).status).toBe(404);
    }
    const again = (await merge(pair, shoppingBagQuoteId)).body.value;
    expect([again.notes, held(again.bag)]).toEqual([[], held(value.bag)]);
    expect((await merge(await person(), shoppingBagQuoteId)).status).toBe(404);
  });

  it("happens once, however many tabs request it at once", async () => {
    const pair = await person();
    const itemNo = await anItem();
    await bagOf(pair, itemNo, 1);
    const { shoppingBagQuoteId } = await bagOf(null, itemNo, 2);
    const answers = await Promise.all([merge(pair, shoppingBagQuoteId), merge(pair, shoppingBagQuoteId), merge(pair, shoppingBagQuoteId)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(held(await own(pair))).toEqual([[itemNo, 3]]);
  });

  it("caps by the line limit, and keeps one of an out-of-stock item, which the bag then reports", async () => {
    const pair = await person();
    const [many, none] = [await anItem(30_000), await anItem(4)];
    await bagOf(pair, many, 9_000);
    const { shoppingBagQuoteId } = await bagOf(null, many, 9_000);
    await add(null, none, 4, { shoppingBagQuoteId });
    await sellOut(none);
    const { bag, notes } = (await merge(pair, shoppingBagQuoteId)).body.value;
    expect(held(bag)).toEqual([
      [many, 9_999],
      [none, 1],
    ]);
    expect(notes[1]).toMatchObject({ wanted: 4, kept: 1 });
    expect(bag.lines[1].problems).toMatchObject([{ code: "short", values: { available: 0 } }]);
  });

  it("keeps a gift to another person separate", async () => {
    const pair = await person();
    const { itemNo: gift } = await shop.database.query
      .selectFrom("item")
      .select("itemNo")
      .where("kind", "=", "electronic")
      .executeTakeFirstOrThrow();
    const to = (name: string) => ({ fulfilmentType: "ELTR", recipient: { name, email: "someone@example.test" } });
    await add(pair, gift, 1, {}, to("Ana"));
    const { shoppingBagQuoteId } = (await add(null, gift, 1, {}, to("Bob"))).body.value;
    await add(null, gift, 2, { shoppingBagQuoteId }, to("Ana"));
    const { bag } = (await merge(pair, shoppingBagQuoteId)).body.value;
    const lines = bag.lines.map((line: { recipient: { name: string }; quantity: number }) => [line.recipient.name, line.quantity]);
    expect(lines.sort()).toEqual([
      ["Ana", 3],
      ["Bob", 1],
    ]);
    // Bob's gift card now has the same recipient (Ana), so both become one line again.
    const bobs = bag.lines.find((line: { recipient: { name: string } }) => line.recipient.name === "Bob");
    const changed = await as(pair, "webshoppingbag/updatebagitems", {
      shoppingBagQuoteId: bag.shoppingBagQuoteId,
      items: [{ lineId: bobs.lineId, recipient: to("Ana").recipient }],
    });
    expect(changed.body.value.lines.map((line: { quantity: number }) => line.quantity)).toEqual([4]);
  });

  it("is limited to a hundred lines, and reports what did not fit", async () => {
    const pair = await person();
    const items = await shop.database.query.selectFrom("item").select("itemNo").where("kind", "=", "item").limit(103).execute();
    const lines = items.map(({ itemNo }) => ({ itemNo, quantity: 1, fulfilmentType: "DLVR" }));
    const fill = async (caller: Pair | null, part: typeof lines, shoppingBagQuoteId?: string) =>
      (await as(caller, "webshoppingbag/addbagitemV2", { items: part, shoppingBagQuoteId })).body.value.shoppingBagQuoteId;
    await fill(pair, lines.slice(0, 49));
    await fill(pair, lines.slice(49, 98));
    const { bag, notes } = (await merge(pair, await fill(null, lines.slice(98, 103)))).body.value;
    expect(bag.lines).toHaveLength(100);
    expect(notes.map((note: { kept: number }) => note.kept)).toEqual([1, 1, 0, 0, 0]);
  });

  it("holds no more samples than an order may have", async () => {
    const pair = await person();
    const samples = await shop.database.query.selectFrom("item").select("itemNo").where("kind", "=", "sample").limit(2).execute();
    const [first = "", second = ""] = samples.map((sample) => sample.itemNo);
    const fill = async (caller: Pair | null, itemNo: string, quantity: number) => {
      const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
      return (await as(caller, "webshoppingbag/addbagitemV2", { items })).body.value.shoppingBagQuoteId;
    };
    await fill(pair, first, 8);
    const { notes } = (await merge(pair, await fill(null, second, 5))).body.value;
    expect(notes).toMatchObject([{ itemNo: second, wanted: 5, kept: 2 }]);
  });

  it("adopts the guest's checkout steps if the account has none", async () => {
    const pair = await person();
    const itemNo = await anItem();
    await bagOf(pair, itemNo, 1);
    const { shoppingBagQuoteId } = await bagOf(null, itemNo, 1);
    await as(null, "checkout/checkout", { shoppingBagQuoteId, contact, deliveryAddress: address });
    const { bag } = (await merge(pair, shoppingBagQuoteId)).body.value;
    const quote = (await as(pair, "checkout/checkout", { shoppingBagQuoteId: bag.shoppingBagQuoteId })).body.value;
    expect([quote.contact, quote.deliveryAddress]).toMatchObject([contact, address]);
  });

  it("is refused while the bank charges for one of the bags, and not once it only waits for its buyer", async () => {
    const pair = await person();
    const itemNo = await anItem();
    await bagOf(pair, itemNo, 1);
    const { shoppingBagQuoteId } = await bagOf(null, itemNo, 1);
    const quote = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const { totals, termsVersion } = (await as(null, "checkout/checkout", quote)).body.value;
    const challenged = await as(
      null,
      "checkout/complete",
      {
        shoppingBagQuoteId,
        attempt: "attempt-that-asks-the-bank",
        payment: { type: "CreditCard", paymentMethodId: "pm_card_threeDSecure2Required" },
        expectedTotalCents: totals.totalCents,
        agreed: true,
        termsVersion,
      },
      { "idempotency-key": "asks-the-bank" },
    );
    expect(challenged.body.value.status).toBe("actionRequired");
    const { payments } = shop.api.services;
    const { abandon } = payments;
    payments.abandon = async () => ({ status: "processing" });
    expect((await merge(pair, shoppingBagQuoteId)).body.code).toBe("checkout_in_progress");
    payments.abandon = abandon;
    expect((await merge(pair, shoppingBagQuoteId)).body.success).toBe(true);
  });
});
