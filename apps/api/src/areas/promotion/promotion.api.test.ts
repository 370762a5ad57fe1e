import { tableChecks } from "@azulejo/cli/doctor-tables.repository.ts";
import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, newAddress, provedPerson } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { changeSettings } from "../settings/index.ts";

const shop = await openShopForFile();
const named = { name: { en: "Name", es: "Nombre" } };
const promotions = [
  { ...named, code: "TEN", kind: "percentage", value: 10, stacks: true },
  { ...named, code: "FIVE", kind: "amount", value: 5, stacks: true },
  { ...named, code: "FREIGHT", kind: "freeFreight", stacks: true },
  { ...named, code: "BOXES", kind: "buyGet", value: 3, free: 1, stacks: true },
  { ...named, code: "ALONE", kind: "percentage", value: 20 },
  { ...named, code: "ONCE", kind: "amount", value: 1, uses: 1 },
  { ...named, code: "MINE", kind: "amount", value: 1, usesPerBuyer: 1 },
  { ...named, code: "OLD", kind: "amount", value: 1, until: "2026-01-31" },
  { ...named, code: "SOON", kind: "amount", value: 1, from: "2090-01-31" },
  { ...named, code: "BIG", kind: "amount", value: 1, minimum: 900_000 },
  { ...named, code: "TRADE", kind: "amount", value: 1, customers: ["business"] },
  { ...named, code: "MEMBER", kind: "amount", value: 1, customers: ["member", "business"] },
  { ...named, code: "OTHER", kind: "amount", value: 1, appliesTo: { departments: ["slab"] } },
];
const define = (rows: object[] = promotions) =>
  changeSettings(shop.database, { settings: { version: 1, promotions: rows }, pictures: {} }, { storefrontId: 1 });

const items: string[] = [];
beforeAll(async () => {
  expect((await define()).faults).toBeUndefined();
  for (let offset = 0; items.length < 2; offset++) {
    const itemNo = await boxInReno(shop, offset);
    if (!items.includes(itemNo)) items.push(itemNo);
  }
});

type Headers = Record<string, string>;
const apply = (id: string, promotionalCode: string, headers: Headers = {}) =>
  shop.call("webshoppingbag/applypromocode", { promotion: { promotionalCode }, request: { shoppingBagQuoteId: id } }, headers);
const quoteOf = async (id: string, email = contact.email, headers: Headers = {}) => {
  const steps = { contact: { ...contact, email }, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId: id, ...steps }, headers)).body.value;
};

async function bagWith(codes: string[], quantity = 4, headers: Headers = {}) {
  const lines = items.map((itemNo) => ({ itemNo, quantity, fulfilmentType: "DLVR" }));
  const id = (await shop.call("webshoppingbag/addbagitemV2", { items: lines }, headers)).body.value.shoppingBagQuoteId as string;
  let bag = null;
  for (const code of codes) bag = (await apply(id, code, headers)).body.value;
  return { id, bag };
}

let attempts = 0;
async function complete(id: string, email = newAddress(), expected?: number) {
  const quote = await quoteOf(id, email);
  const attempt = `promotion-attempt-${++attempts}`;
  const placed = await shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId: id,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: expected ?? quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    },
    { "idempotency-key": `${attempt}-key` },
  );
  return { quote, placed };
}

interface Line {
  unitPriceCents: number;
  quantity: number;
  goodsCents: number;
  discountCents: number;
}
const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0);
const refusalOf = async (code: string, headers: Headers = {}) =>
  (await bagWith([code], 4, headers)).bag.promotions[0].refusal as { code: string; message: string } | null;

describe("a code on a bag", () => {
  it("takes its discount off the lines, however it is written, and comes off again", async () => {
    const { id, bag } = await bagWith([" ten "]);
    const gross = sum((bag.lines as Line[]).map((line) => line.unitPriceCents * line.quantity));
    expect(bag.promotions).toMatchObject([
      { code: "TEN", name: "Name", kind: "percentage", refusal: null, discountCents: bag.discountCents },
    ]);
    expect(bag.discountCents).toBe(Math.round(gross / 10));
    expect(bag.goodsCents).toBe(gross - bag.discountCents);
    expect(sum((bag.lines as Line[]).map((line) => line.discountCents))).toBe(bag.discountCents);
    expect((await apply(id, "TEN")).body.value.promotions).toHaveLength(1);
    const input = { promotion: { promotionalCode: "ten" }, request: { shoppingBagQuoteId: id } };
    const without = (await shop.call("webshoppingbag/removepromocode", input)).body.value;
    expect([without.promotions, without.goodsCents, without.discountCents]).toEqual([[], gross, 0]);
  });

  it("comes to the same in any order where codes stack", async () => {
    const codes = ["TEN", "FIVE", "BOXES"];
    const one = (await bagWith(codes)).bag;
    const other = (await bagWith(codes.toReversed())).bag;
    expect(one.discountCents).toBeGreaterThan(0);
    expect(other.lines.map((line: Line) => line.discountCents)).toEqual(one.lines.map((line: Line) => line.discountCents));
  });

  it("is refused when the shop does not know it, in both languages", async () => {
    const { id } = await bagWith([]);
    const english = await apply(id, "TYPO");
    expect([english.status, english.body.code]).toEqual([404, "webshoppingbag_code_unknown"]);
    expect((await apply(id, "TYPO", { "accept-language": "es" })).body.messages).toEqual([
      "No conocemos este código. Revise cómo está escrito.",
    ]);
  });

  it.each([
    ["OLD", "ended", "OLD ended on January 31, 2026."],
    ["SOON", "not_started", "SOON can be used from January 31, 2090."],
    ["BIG", "below_minimum", /^Add \$[\d,.]+ of qualifying items to use BIG\.$/],
    ["TRADE", "for_businesses", "TRADE is for business accounts."],
    ["MEMBER", "for_members", "MEMBER is for customers with an account. Sign in to use it."],
    ["OTHER", "nothing_qualifies", "OTHER doesn't apply to anything in your bag."],
  ])("%s says that it does not apply: %s", async (code, reason, message) => {
    const refusal = await refusalOf(code);
    expect(refusal?.code).toBe(reason);
    expect(refusal?.message).toMatch(message);
    expect((await refusalOf(code, { "accept-language": "es" }))?.message).not.toMatch(message);
  });

  it("says which code it cannot be combined with, and takes nothing off", async () => {
    const { bag } = await bagWith(["TEN", "ALONE"]);
    expect(bag.promotions[1]).toMatchObject({ discountCents: 0, refusal: { message: "ALONE can't be combined with TEN." } });
  });

  it("applies to members once they are signed in", async () => {
    const headers = bearer((await provedPerson(shop)).pair);
    expect(await refusalOf("MEMBER", headers)).toBeNull();
  });
});

describe("an order with promotions", () => {
  it("has the same amounts in quote, order, payment, books and refund", async () => {
    const { id } = await bagWith(["TEN", "FREIGHT", "BIG"]);
    const { quote, placed } = await complete(id);
    const { goodsCents, discountCents, deliveryCents, deliveryDiscountCents, taxCents, totalCents } = quote.totals;
    expect([deliveryCents, deliveryDiscountCents]).toEqual([0, quote.deliveries[0].chosen.cents]);
    expect(deliveryDiscountCents).toBeGreaterThan(0);
    expect(totalCents).toBe(goodsCents + taxCents);
    expect(placed.body.value.status).toBe("placed");
    await shop.api.settle();
    const { query } = shop.database;
    const order = await query.selectFrom("customerOrder").selectAll().where("bagId", "=", id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ goodsCents, discountCents, deliveryCents: 0, taxCents, totalCents });
    const lines = await query.selectFrom("orderLine").selectAll().where("orderId", "=", order.id).orderBy("position").execute();
    for (const line of lines) expect(line.goodsCents + line.discountCents).toBe(line.unitPriceCents * line.quantity);
    expect(sum(lines.map((line) => line.discountCents))).toBe(discountCents);
    const used = await query.selectFrom("orderPromotion").selectAll().where("orderId", "=", order.id).orderBy("code").execute();
    expect(used.map((one) => [one.code, one.discountCents, one.deliveryDiscountCents])).toEqual([
      ["FREIGHT", 0, deliveryDiscountCents],
      ["TEN", discountCents, 0],
    ]);
    const payment = await query.selectFrom("payment").selectAll().where("orderId", "=", order.id).executeTakeFirstOrThrow();
    expect(payment.amountCents).toBe(totalCents);
    const promoted = [
      { code: "FREIGHT", name: "Name", discountCents: 0, deliveryDiscountCents },
      { code: "TEN", name: "Name", discountCents, deliveryDiscountCents: 0 },
    ];
    const deliveries = [{ cents: 0, discountCents: deliveryDiscountCents }];
    const shown = { goodsCents, discountCents, deliveryCents, taxCents, totalCents, deliveries, promotions: promoted };
    const receipt = await shop.call(`customer/getreceiptmodel?id=${placed.body.value.receiptId}`);
    expect(receipt.body.value).toMatchObject(shown);
    expect(sum((receipt.body.value.lines as Line[]).map((line) => line.discountCents))).toBe(discountCents);
    const staff = await staffHeaders(shop);
    const office = await shop.call(`office/order?orderNo=${order.orderNo}`, undefined, staff);
    expect(office.body.value).toMatchObject(shown);
    expect(sum((office.body.value.lines as Line[]).map((line) => line.discountCents))).toBe(discountCents);
    for (const line of lines) {
      const input = { orderNo: order.orderNo, lines: [{ lineId: line.id, units: line.quantity }], shipped: false };
      const refund = await shop.call("office/refundlines", input, { ...staff, "idempotency-key": crypto.randomUUID() });
      expect(refund.body.messages ?? []).toEqual([]);
    }
    await shop.api.settle();
    const refunds = await query.selectFrom("refund").select("amountCents").where("orderId", "=", order.id).execute();
    expect(sum(refunds.map((one) => one.amountCents))).toBe(totalCents);
    for (const { what, problem } of await examineBooks(shop.database)) expect([what, problem]).toEqual([what, null]);
  });

  it("taxes the amount after discounts", async () => {
    const [full, less] = [await quoteOf((await bagWith(["FREIGHT"])).id), await quoteOf((await bagWith(["FREIGHT", "TEN"])).id)];
    expect(less.totals.taxCents).toBeLessThan(full.totals.taxCents);
    expect(Math.abs(less.totals.taxCents - full.totals.taxCents * 0.9)).toBeLessThanOrEqual(2);
  });

  it("is refused when a promotion ends before payment, and goes through at the new total with the bag as it was", async () => {
    const late = { ...named, code: "LATE", kind: "amount", value: 25 };
    await define([...promotions, late]);
    const { id, bag } = await bagWith(["LATE"]);
    const seen = await quoteOf(id);
    await define([...promotions, { ...late, until: "2026-01-31" }]);
    const refused = (await complete(id, contact.email, seen.totals.totalCents)).placed;
    expect([refused.status, refused.body.code]).toEqual([409, "checkout_total_changed"]);
    const quote = await quoteOf(id);
    expect(quote.bag.promotions[0].refusal.message).toBe("LATE ended on January 31, 2026.");
    expect(quote.bag.lines.map((line: Line) => line.quantity)).toEqual(bag.lines.map((line: Line) => line.quantity));
    expect(quote.contact).toMatchObject({ email: contact.email });
    expect(quote.totals).toMatchObject({ goodsCents: seen.totals.goodsCents + 2500, discountCents: 0 });
    expect(quote.totals.totalCents).toBeGreaterThan(seen.totals.totalCents);
    expect((await complete(id)).placed.body.value.status).toBe("placed");
    await define();
  });

  it("keeps its discount when the promotion ends or goes", async () => {
    const { id } = await bagWith(["FIVE"]);
    await complete(id);
    await define(promotions.filter((one) => one.code !== "FIVE"));
    const row = await shop.database.query
      .selectFrom("customerOrder")
      .select("discountCents")
      .where("bagId", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.discountCents).toBe(500);
    await define();
  });
});

describe("a limit of uses", () => {
  it("holds when two orders want the last one at the same time", async () => {
    const [one, other] = [await bagWith(["ONCE"]), await bagWith(["ONCE"])];
    expect([one.bag.promotions[0].refusal, other.bag.promotions[0].refusal]).toEqual([null, null]);
    // Both buyers have seen the price with the promotion: whoever sees the other's order first is quoted the price without it.
    const seen = (await quoteOf(one.id)).totals.totalCents;
    const results = await Promise.all([complete(one.id, newAddress(), seen), complete(other.id, newAddress(), seen)]);
    const codes = results.map(({ placed }) => placed.body.value?.status ?? placed.body.code).sort();
    expect(codes).toEqual(["checkout_total_changed", "placed"]);
    expect((await refusalOf("ONCE"))?.code).toBe("used_up");
  });

  it("is looked at only when an order that holds the promotion has ended", async () => {
    await define([...promotions, { ...named, code: "TURN", kind: "amount", value: 1, uses: 1 }]);
    const { id } = await bagWith(["TURN"]);
    let placing: ReturnType<typeof complete> | undefined;
    await shop.database.query.transaction().execute(async (other) => {
      await other.selectFrom("promotion").select("id").where("code", "=", "TURN").forUpdate().execute();
      placing = complete(id);
      await untilWaiting(shop.database);
    });
    expect((await placing)?.placed.body.value.status).toBe("placed");
  });

  it("is free again when the order is released", async () => {
    await define([...promotions, { ...named, code: "AGAIN", kind: "amount", value: 1, uses: 1 }]);
    const { id } = await bagWith(["AGAIN"]);
    await complete(id);
    expect((await refusalOf("AGAIN"))?.code).toBe("used_up");
    await shop.database.query.updateTable("customerOrder").set({ status: "released" }).where("bagId", "=", id).execute();
    expect(await refusalOf("AGAIN")).toBeNull();
  });

  it("is free again when staff cancel the order", async () => {
    await define([...promotions, { ...named, code: "GIVEN", kind: "amount", value: 1, uses: 1, usesPerBuyer: 1 }]);
    const email = newAddress();
    const { placed } = await complete((await bagWith(["GIVEN"])).id, email);
    expect((await refusalOf("GIVEN"))?.code).toBe("used_up");
    const staff = { ...(await staffHeaders(shop)), "idempotency-key": crypto.randomUUID() };
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${placed.body.value.receiptId}`)).body.value;
    expect((await shop.call("office/cancelorder", { orderNo: receipt.orderNo }, staff)).status).toBe(200);
    expect(await refusalOf("GIVEN")).toBeNull();
    expect((await complete((await bagWith(["GIVEN"])).id, email)).placed.body.value.status).toBe("placed");
  });

  it("of one buyer holds for the email of checkout, in any case", async () => {
    const email = newAddress();
    await complete((await bagWith(["MINE"])).id, email);
    const again = await bagWith(["MINE"]);
    expect((await quoteOf(again.id, email.toUpperCase())).bag.promotions[0].refusal.code).toBe("used_by_buyer");
    expect((await quoteOf(again.id, newAddress())).bag.promotions[0].refusal).toBeNull();
  });
});

describe("promotions in the settings file", () => {
  it("come back from an export as they were written, and a second import changes nothing", async () => {
    expect((await define()).faults).toBeUndefined();
    expect((await define()).differences).toEqual([]);
  });

  it("name only products of the catalog, and an unchanged row is not checked again", async () => {
    const applies = (appliesTo: object) => [...promotions, { ...named, code: "SCOPED", kind: "amount", value: 1, appliesTo }];
    const { faults } = await define(applies({ items: ["NO-SUCH-ITEM"], series: ["no-such-series"], departments: ["slabs", "slab"] }));
    expect(faults?.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      "promotions[SCOPED].appliesTo.items names NO-SUCH-ITEM, which the catalog doesn't have",
      "promotions[SCOPED].appliesTo.series names no-such-series, which the catalog doesn't have",
      "promotions[SCOPED].appliesTo.departments names slabs, which the catalog doesn't have",
    ]);
    expect((await define(applies({ items: [items[0]], departments: ["slab"] }))).faults).toBeUndefined();
    const { query } = shop.database;
    const promotion = async () => (await Promise.all(tableChecks.map((check) => check(shop.database, "2026-06-01")))).at(-1);
    expect(await promotion()).toEqual({ what: "promotions", problem: null });
    const gone = JSON.stringify({ items: ["GONE"], series: [], departments: [] });
    await query.updateTable("promotion").set({ scope: gone }).where("code", "=", "SCOPED").execute();
    expect((await promotion())?.problem).toContain("SCOPED names GONE, which the catalog does not have");
    expect((await define(applies({ items: ["GONE"] }))).faults).toBeUndefined();
    await define();
  });

  it.each([
    [{ kind: "percentage", value: 101 }, "must be at most 100"],
    [{ kind: "percentage" }, "is missing"],
    [{ kind: "amount", value: 1.005 }, "has more than two decimal places"],
    [{ kind: "buyGet", value: 10 }, "is missing"],
    [{ kind: "freeFreight", value: 1 }, "isn't for freeFreight"],
    [{ kind: "amount", value: 1, from: "2026-02-02", until: "2026-02-01" }, "is 2026-02-01, before 2026-02-02"],
  ])("%j is refused: it %s", async (row, problem) => {
    expect((await define([{ ...named, code: "WRONG", ...row }])).faults?.map((fault) => fault.problem)).toEqual([problem]);
  });
});
