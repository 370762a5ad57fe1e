import { recordChanges } from "@azulejo/database";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const DAY_MS = 86_400_000;
/** Two days after the last: 31 times 24 hours end on the last day when clocks were set back in between. */
const LATE_DAYS = 32;

let staff: Record<string, string>;
let items: [string, string];
beforeAll(async () => {
  staff = await staffHeaders(shop);
  const [first] = [await boxInReno(shop, 3)];
  let other = first;
  for (let offset = 4; other === first; offset++) other = await boxInReno(shop, offset);
  items = [first, other];
  await setRule({ days: 30, restockingPercent: 15, final: ["sample", "slab", "electronic"] });
});
afterAll(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

async function setRule(returns: object | null): Promise<void> {
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  await query
    .updateTable("storefront")
    .set({ settings: JSON.stringify({ ...settings, returns }) })
    .where("id", "=", 1)
    .execute();
  await recordChanges(query, [{ kind: "storefront", entity: "1" }]);
  await shop.api.settle();
}

type Headers = Record<string, string>;
const office = async (name: string, body: object) =>
  (await shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() })).body;
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const read = async (id: string, headers: Headers = {}) =>
  (await shop.call(`customer/orderreturns?id=${id}`, undefined, headers)).body.value;
const preview = async (id: string, lines: object[], headers: Headers = {}) =>
  (await shop.call("customer/previewreturn", { id, lines }, headers)).body;
const announce = async (id: string, lines: object[], more: object = {}, key: string = crypto.randomUUID(), headers: Headers = {}) =>
  (await shop.call("customer/announcereturn", { id, lines, reason: "tooMuch", ...more }, { "idempotency-key": key, ...headers })).body;
const withdraw = async (id: string, returnNo: number, headers: Headers = {}) =>
  (await shop.call("customer/withdrawreturn", { id, returnNo }, headers)).body;

/** A guest's order of two lines, of which the first was handed over. */
async function handedOver(quantity: number, { daysAgo = 0, language = "en", way = "DLVR" as "DLVR" | "PKUP" } = {}) {
  const orderNo = await placeOrder(
    shop,
    items.map((itemNo) => ({ itemNo, quantity, fulfilmentType: way })),
    { language },
  );
  await shop.api.settle();
  const { lines } = await show(orderNo);
  const [lineId, waiting] = lines.map((line: { lineId: number }) => line.lineId) as [number, number];
  const shipped = await office("shiplines", { orderNo, lines: [{ lineId, units: quantity }], carrier: "Own truck" });
  if (!shipped.success) throw new Error(JSON.stringify(shipped));
  const { id: orderId, receiptKey } = await query
    .selectFrom("customerOrder")
    .select(["id", "receiptKey"])
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  if (daysAgo > 0)
    await query
      .updateTable("orderEvent")
      .set({ at: new Date(Date.now() - daysAgo * DAY_MS) })
      .where("orderId", "=", orderId)
      .where("kind", "=", "shipped")
      .execute();
  return { orderNo, orderId, id: receiptKey, lineId, waiting };
}

describe("a customer who returns goods", () => {
  it("sees what can be returned and what comes back, creates the return, and gets its number by email", async () => {
    const { orderNo, id, lineId, waiting } = await handedOver(4);
    const before = await read(id);
    expect(before).toMatchObject({
      returnableBy: "caller",
      restockingPercent: 15,
      lines: [
        { lineId, units: 4, refusal: null, until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
        { lineId: waiting, units: 0, refusal: "waiting", until: null },
      ],
      returns: [],
    });
    const wanted = [{ lineId, units: 3 }];
    const { value } = await preview(id, wanted);
    const [line] = (await show(orderNo)).lines;
    expect(value).toMatchObject({
      lines: [{ lineId, itemNo: line.itemNo, units: 3 }],
      goodsCents: Math.round((line.goodsCents * 3) / 4),
      taxCents: Math.round((line.taxCents * 3) / 4),
    });
    expect(value.refundCents).toBe(value.goodsCents + value.taxCents - value.restockingCents);
    expect(Math.abs(value.restockingCents - (value.goodsCents + value.taxCents) * 0.15)).toBeLessThan(2);
    expect((await show(orderNo)).returns).toEqual([]);
    const { returnNo } = (await announce(id, wanted, { comment: "=1+1 left over" })).value;
    expect(await read(id)).toMatchObject({
      lines: [{ units: 1, refusal: null }, {}],
      returns: [{ returnNo, state: "announced", isWithdrawable: true, lines: [{ lineId, units: 3 }] }],
    });
    const { returns, events } = await show(orderNo);
    expect(returns).toMatchObject([
      { returnNo, reasonKind: "tooMuch", reason: "=1+1 left over", ourFault: false, byCustomer: true, by: null },
    ]);
    expect(events.at(-1)).toMatchObject({ kind: "return_announced", actor: "customer", by: null });
    await shop.api.settle();
    const mail = (await mailsTo(shop, "ana@example.test")).find(({ subject }) => subject.startsWith(`Return ${returnNo} `));
    expect(mail?.text).toContain(`Write ${returnNo} on every package`);
    expect(mail?.text).toContain("Bring them to one of our stores");
    expect(mail?.text).toContain("unopened packages");
    // Staff refund exactly the estimate if all of it can be sold again.
    await office("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 3, broken: 0, missing: 0 }] });
    expect((await office("previewreturn", { orderNo, returnNo })).value.amountCents).toBe(value.refundCents);
    expect(await office("refundreturn", { orderNo, returnNo, expectedCents: value.refundCents })).toMatchObject({ success: true });
    await shop.api.settle();
    expect((await read(id)).returns).toMatchObject([{ state: "refunded", isWithdrawable: false }]);
  });

  it("is told in Spanish which store to bring goods to that were picked up there", async () => {
    const { id, lineId } = await handedOver(2, { language: "es", way: "PKUP" });
    const { returnNo } = (await announce(id, [{ lineId, units: 1 }], { reason: "damaged" })).value;
    await shop.api.settle();
    const mail = (await mailsTo(shop, "ana@example.test")).find(({ subject }) => subject.startsWith(`Devolución ${returnNo} `));
    expect(mail?.text).toMatch(/Tráigalos a Reno[^,]*, /);
    expect(mail?.text).not.toContain("sin abrir");
  });

  it("is listed for staff beside returns of their own, with who created it", async () => {
    const { orderNo, id, lineId } = await handedOver(2);
    const key = crypto.randomUUID();
    const comment = "=1+1 <b>left over</b>";
    for (const _ of [1, 2]) await announce(id, [{ lineId, units: 1 }], { comment }, key);
    await office("announcereturn", { orderNo, lines: [{ lineId, units: 1 }], reason: "By phone", ourFault: false });
    const { value } = (await shop.call(`office/returns?query=${orderNo}`, undefined, staff)).body;
    expect(value.returns).toMatchObject([
      { reasonKind: "tooMuch", reason: comment, byCustomer: true },
      { reasonKind: null, reason: "By phone", byCustomer: false },
    ]);
    expect((await read(id)).returns).toHaveLength(2);
    const { settings } = await shop.database.query
      .selectFrom("storefront")
      .select("settings")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    const notices = (await mailsTo(shop, String(settings.email))).filter(({ subject }) =>
      subject.startsWith(`Order ${orderNo}: the customer`),
    );
    expect(notices).toMatchObject([{ text: expect.stringContaining("Reason: ordered too much.") }]);
    expect(notices[0]?.text).toContain("They say: '=1+1 <b>left over</b>");
    expect(notices[0]?.html).not.toContain("<b>left over");
  });

  it("gets everything back if the inspection finds the shop at fault", async () => {
    const { orderNo, id, lineId } = await handedOver(2);
    const { returnNo } = (await announce(id, [{ lineId, units: 2 }], { reason: "damaged" })).value;
    await office("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 0, broken: 2, missing: 0 }], ourFault: true });
    const { returns, lines } = await show(orderNo);
    expect(returns).toMatchObject([{ state: "inspected", ourFault: true }]);
    const amounts = (await office("previewreturn", { orderNo, returnNo })).value;
    expect(amounts).toMatchObject({ withheldCents: 0, goodsCents: lines[0].goodsCents });
    expect(await office("refundreturn", { orderNo, returnNo, expectedCents: amounts.amountCents })).toMatchObject({ success: true });
  });
});

describe("a return by the customer is refused", () => {
  it("for more than is left, for goods that haven't come, for no line of the order, and without a reason of the list", async () => {
    const { id, lineId, waiting } = await handedOver(2);
    for (const ask of [preview, announce]) {
      const codeOf = async (...lines: object[]) => (await ask(id, lines)).code;
      expect(await codeOf({ lineId, units: 3 })).toBe("customer_return_left");
      expect(await codeOf({ lineId, units: 1 }, { lineId, units: 2 })).toBe("customer_return_left");
      expect(await codeOf({ lineId: 2_000_000_000, units: 1 })).toBe("customer_return_left");
      expect(await codeOf({ lineId: waiting, units: 1 })).toBe("customer_return_waiting");
      expect(await codeOf({ lineId, units: 0.5 })).toBe("request_invalid");
    }
    const lines = [{ lineId, units: 1 }];
    expect(await announce(id, lines, { reason: "" })).toMatchObject({ code: "request_invalid", fields: { reason: expect.any(String) } });
    expect(await announce(id, lines, { comment: "a\nb" })).toMatchObject({ code: "request_invalid" });
    expect((await shop.call("customer/announcereturn", { id, lines, reason: "other" })).body.code).toBe("idempotency_required");
    expect((await read(id)).returns).toEqual([]);
  });

  it("after the last day, which it names", async () => {
    const { id, lineId } = await handedOver(2, { daysAgo: LATE_DAYS });
    const { lines, returnableBy } = await read(id);
    expect([returnableBy, lines[0].units, lines[0].refusal]).toEqual(["nobody", 0, "late"]);
    const { code, messages } = await announce(id, [{ lineId, units: 1 }]);
    expect(code).toBe("customer_return_late");
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(lines[0].until));
    expect(messages?.[0]).toContain(`until ${day}`);
    await setRule(null);
    expect((await read(id)).lines[0]).toMatchObject({ units: 2, until: null, refusal: null });
    await setRule({ days: 30, restockingPercent: 15, final: ["sample", "slab", "electronic"] });
  });

  it("of samples, gift cards and slabs", async () => {
    const { id, lineId } = await handedOver(1);
    const { itemId, sellUnit } = await query
      .selectFrom("orderLine")
      .select(["itemId", "sellUnit"])
      .where("id", "=", lineId)
      .executeTakeFirstOrThrow();
    const set = async (kind: "item" | "sample" | "electronic", unit: typeof sellUnit) => {
      await query.updateTable("item").set({ kind }).where("id", "=", itemId).execute();
      await query.updateTable("orderLine").set({ sellUnit: unit }).where("id", "=", lineId).execute();
    };
    for (const [kind, unit] of [
      ["sample", sellUnit],
      ["electronic", sellUnit],
      ["item", "slab"],
    ] as const) {
      await set(kind, unit);
      expect((await read(id)).lines[0]).toMatchObject({ units: 0, refusal: "final" });
      expect((await announce(id, [{ lineId, units: 1 }])).code).toBe("customer_return_final");
    }
    await set("item", sellUnit);
  });

  it("of goods that are in a return or refunded already", async () => {
    const { orderNo, id, lineId } = await handedOver(3);
    await announce(id, [{ lineId, units: 1 }]);
    await office("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: true, returned: false });
    await shop.api.settle();
    expect((await read(id)).lines[0]).toMatchObject({ units: 1, refusal: null });
    expect((await announce(id, [{ lineId, units: 2 }])).code).toBe("customer_return_left");
    await announce(id, [{ lineId, units: 1 }]);
    expect((await read(id)).lines[0]).toMatchObject({ units: 0, refusal: "returned" });
  });
});

describe("two requests", () => {
  it("with one key create one return, also after a crash", async () => {
    const { id, lineId } = await handedOver(4);
    const key = crypto.randomUUID();
    const lines = [{ lineId, units: 1 }];
    await Promise.all([announce(id, lines, {}, key), announce(id, lines, {}, key)]);
    await query.deleteFrom("idempotency").execute();
    const { returns } = await read(id);
    expect(returns).toHaveLength(1);
    expect((await announce(id, lines, {}, key)).value).toEqual({ returnNo: returns[0].returnNo });
    expect((await read(id)).returns).toHaveLength(1);
  });

  it("from two tabs return the same units once", async () => {
    const { id, lineId } = await handedOver(2);
    const lines = [{ lineId, units: 2 }];
    const answers = await Promise.all([announce(id, lines), announce(id, lines)]);
    expect(answers.map((one) => one.code ?? "ok").sort()).toEqual(["customer_return_left", "ok"]);
    expect((await read(id)).returns).toHaveLength(1);
  });

  it("let either the customer withdraw or the staff receive, never both", async () => {
    for (const isStaffFirst of [true, false]) {
      const { orderNo, id, lineId } = await handedOver(1);
      const { returnNo } = (await announce(id, [{ lineId, units: 1 }])).value;
      const acts = [() => office("receivereturn", { orderNo, returnNo }), () => withdraw(id, returnNo)];
      const answers = await Promise.all((isStaffFirst ? acts : acts.reverse()).map((act) => act()));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(["customer_return_received", "office_return_state"]).toContain(answers.find(({ code }) => code)?.code);
    }
  });
});

describe("a withdrawn return", () => {
  it("frees its units, stays withdrawn when repeated, and is in the order's history", async () => {
    const { orderNo, id, lineId } = await handedOver(2);
    const { returnNo } = (await announce(id, [{ lineId, units: 2 }])).value;
    for (const _ of [1, 2]) expect((await withdraw(id, returnNo)).value).toEqual({ done: true });
    expect(await read(id)).toMatchObject({ lines: [{ units: 2 }, {}], returns: [{ state: "withdrawn", isWithdrawable: false }] });
    const { events } = await show(orderNo);
    expect(events.filter(({ kind }: { kind: string }) => kind === "return_withdrawn")).toMatchObject([{ actor: "customer" }]);
    expect((await withdraw(id, returnNo + 1_000_000)).code).toBe("customer_return_unknown");
  });

  it("can't be one of another order, nor one whose goods are here", async () => {
    const { orderNo, id, lineId } = await handedOver(1);
    const other = await handedOver(1);
    const { returnNo } = (await announce(id, [{ lineId, units: 1 }])).value;
    expect((await withdraw(other.id, returnNo)).code).toBe("customer_return_unknown");
    await office("receivereturn", { orderNo, returnNo });
    expect((await read(id)).returns[0]).toMatchObject({ state: "received", isWithdrawable: false });
    expect((await withdraw(id, returnNo)).code).toBe("customer_return_received");
  });
});

describe("an order of an account", () => {
  const headersOf = async (email: string) => bearer((await demoPerson(shop, email)).pair);
  const accountOf = (email: string) =>
    query.selectFrom("account").select(["id", "customerId"]).where("emailKey", "=", email).executeTakeFirstOrThrow();

  it("is returned by its buyer, whom staff see by name, and not by a stranger with its address", async () => {
    const { orderNo, orderId, id, lineId } = await handedOver(2);
    const owner = await accountOf("homeowner@demo.test");
    await query.updateTable("customerOrder").set({ accountId: owner.id }).where("id", "=", orderId).execute();
    const lines = [{ lineId, units: 1 }];
    for (const headers of [{}, await headersOf("designer@demo.test")]) {
      expect((await preview(id, lines, headers)).code).toBe("customer_return_sign_in");
      expect((await announce(id, lines, {}, crypto.randomUUID(), headers)).code).toBe("customer_return_sign_in");
      expect((await read(id, headers)).returnableBy).toBe("account");
    }
    const own = await headersOf("homeowner@demo.test");
    const { returnNo } = (await announce(id, lines, {}, crypto.randomUUID(), own)).value;
    expect((await withdraw(id, returnNo)).code).toBe("customer_return_sign_in");
    expect((await show(orderNo)).returns).toMatchObject([{ byCustomer: true, by: "homeowner@demo.test" }]);
    expect((await read(id)).returns).toMatchObject([{ isWithdrawable: false }]);
    expect((await withdraw(id, returnNo, own)).success).toBe(true);
  });

  it("of a business is returned by colleagues who order for it, and not by those who only pay", async () => {
    const { orderId, id, lineId } = await handedOver(2);
    const admin = await accountOf("dealer-admin@demo.test");
    const { customerId } = admin;
    await query.updateTable("customerOrder").set({ accountId: null, customerId }).where("id", "=", orderId).execute();
    const lines = [{ lineId, units: 1 }];
    for (const headers of [{}, await headersOf("dealer-accounting@demo.test"), await headersOf("homeowner@demo.test")])
      expect((await announce(id, lines, {}, crypto.randomUUID(), headers)).code).toBe("customer_return_sign_in");
    expect((await announce(id, lines, {}, crypto.randomUUID(), await headersOf("dealer-admin@demo.test"))).success).toBe(true);
  });

  it("shows no amounts to a person whose prices are hidden", async () => {
    const { orderId, id, lineId } = await handedOver(1);
    const buyer = await accountOf("dealer-buyer@demo.test");
    await query.updateTable("customerOrder").set({ accountId: buyer.id, customerId: buyer.customerId }).where("id", "=", orderId).execute();
    await query.updateTable("account").set({ pricesWithheld: true }).where("id", "=", buyer.id).execute();
    const { value } = await preview(id, [{ lineId, units: 1 }], await headersOf("dealer-buyer@demo.test"));
    expect(value).toMatchObject({ goodsCents: null, taxCents: null, restockingCents: null, refundCents: null, creditCents: null });
    await query.updateTable("account").set({ pricesWithheld: false }).where("id", "=", buyer.id).execute();
  });
});
