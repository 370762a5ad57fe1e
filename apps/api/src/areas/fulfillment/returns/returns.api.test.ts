import { recordChanges } from "@azulejo/database";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
let itemNo: string;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  itemNo = await boxInReno(shop, 3);
  await setRule({ days: 30, restockingPercent: 15 });
});
afterEach(async () => {
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

const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const done = async (name: string, body: object) => {
  const { body: answer } = await act(name, body);
  if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.value;
};
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const onHand = async (): Promise<number> => {
  const { total } = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select((of) => of.fn.sum<string>("lot.onHand").as("total"))
    .where("itemNo", "=", itemNo)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** An order of one line that was delivered. */
async function handedOver(quantity: number) {
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  const [{ lineId }] = (await show(orderNo)).lines;
  await done("shiplines", { orderNo, lines: [{ lineId, units: quantity }], carrier: "Own truck" });
  return { orderNo, lineId };
}
const announce = (orderNo: number, lineId: number, units: number, ourFault = false) =>
  act("announcereturn", { orderNo, lines: [{ lineId, units }], reason: "Ordered too much", ourFault });

describe("a return that staff announce", () => {
  it.each([
    ["en", "Write {no} on every package"],
    ["es", "Escriba {no} en cada paquete"],
  ])("is emailed to its customer in %s with its number", async (language, said) => {
    const { orderNo, lineId } = await handedOver(2);
    await query.updateTable("customerOrder").set({ language }).where("orderNo", "=", orderNo).execute();
    await announce(orderNo, lineId, 1);
    const [{ returnNo }] = (await show(orderNo)).returns;
    const mail = (await mailsTo(shop, "ana@example.test")).find(
      ({ subject }) => /^(?:Return|Devolución) /.test(subject) && subject.endsWith(String(orderNo)),
    );
    expect(mail?.text).toContain(said.replace("{no}", String(returnNo)));
    expect(mail?.text).toContain(itemNo);
  });
});

describe("a return", () => {
  it("goes from its announcement to the refund, less the percentage for restocking, and sellable units are in stock again", async () => {
    const { orderNo, lineId } = await handedOver(4);
    const before = await onHand();
    const { returns } = (await announce(orderNo, lineId, 3)).body.value;
    expect(returns).toMatchObject([{ state: "announced", by: "staff@demo.test", lines: [{ units: 3, sellable: null }] }]);
    const { returnNo } = returns[0];
    expect((await done("receivereturn", { orderNo, returnNo })).returns[0]).toMatchObject({ state: "received" });
    const inspected = await done("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 2, broken: 1, missing: 0 }] });
    expect(inspected.lines[0]).toMatchObject({ returned: 2, leftToReturn: 1 });
    expect(await onHand()).toBe(before + 2);
    const preview = await done("previewreturn", { orderNo, returnNo });
    const [line] = inspected.lines;
    const whole = Math.round((line.goodsCents * 2) / 4) + Math.round((line.taxCents * 2) / 4);
    expect(preview.amountCents + preview.withheldCents).toBe(whole);
    expect(Math.abs(preview.withheldCents - whole * 0.15)).toBeLessThan(2);
    expect((await act("refundreturn", { orderNo, returnNo, expectedCents: preview.amountCents + 1 })).body.code).toBe(
      "office_return_amount",
    );
    const refunded = await done("refundreturn", { orderNo, returnNo, expectedCents: preview.amountCents });
    expect(refunded.returns[0]).toMatchObject({ state: "refunded" });
    await shop.api.settle();
    const { refunds, moneyBackCents } = await show(orderNo);
    expect(refunds).toMatchObject([{ state: "done", amountCents: preview.amountCents }]);
    expect(moneyBackCents).toBe(preview.amountCents);
    // A withheld amount is not paid out by a later refund.
    const rest = await done("previewrefund", { orderNo, lines: [{ lineId, units: 2 }], shipped: true });
    expect(rest.goodsCents).toBe(line.goodsCents - Math.round((line.goodsCents * 2) / 4));
  });

  it("of what we did wrong withholds nothing, has no time limit, and covers what came back broken", async () => {
    const { orderNo, lineId } = await handedOver(2);
    const { returnNo } = (await announce(orderNo, lineId, 2, true)).body.value.returns[0];
    await done("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 0, broken: 2, missing: 0 }] });
    const { lines, totalCents } = await show(orderNo);
    const preview = await done("previewreturn", { orderNo, returnNo });
    expect(preview).toMatchObject({ withheldCents: 0, amountCents: totalCents });
    expect(preview.goodsCents).toBe(lines[0].goodsCents);
  });

  it("is refused when it is too late, of samples, and of more than the customer has", async () => {
    const { orderNo, lineId } = await handedOver(2);
    expect((await announce(orderNo, lineId, 3)).body.code).toBe("office_return_left");
    await announce(orderNo, lineId, 1);
    expect((await announce(orderNo, lineId, 2)).body.code).toBe("office_return_left");
    await query
      .updateTable("orderEvent")
      .set({ at: new Date(Date.now() - 32 * 86_400_000) })
      .where("kind", "=", "shipped")
      .execute();
    const late = await announce(orderNo, lineId, 1);
    expect([late.body.code, late.body.messages?.[0]]).toEqual(["office_return_late", expect.stringContaining("30 days")]);
    expect((await announce(orderNo, lineId, 1, true)).body.success).toBe(true);
  });

  it("must account for every unit, and moves on once", async () => {
    const { orderNo, lineId } = await handedOver(2);
    const { returnNo } = (await announce(orderNo, lineId, 2)).body.value.returns[0];
    const inspect = (sellable: number, missing: number) =>
      act("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable, broken: 0, missing }] });
    expect((await inspect(1, 0)).body.code).toBe("office_return_units");
    expect((await show(orderNo)).returns[0].state).toBe("announced");
    const answers = await Promise.all([inspect(1, 1), inspect(2, 0)]);
    expect(answers.map(({ body }) => body.code ?? "ok").sort()).toEqual(["office_return_state", "ok"]);
    const other = await handedOver(1);
    expect((await act("receivereturn", { orderNo: other.orderNo, returnNo })).body.code).toBe("office_return_not_found");
  });

  it("that never comes frees its units", async () => {
    const { orderNo, lineId } = await handedOver(2);
    const { returnNo } = (await announce(orderNo, lineId, 2)).body.value.returns[0];
    expect((await done("withdrawreturn", { orderNo, returnNo })).lines[0].leftToReturn).toBe(2);
  });
});

describe("any sequence of shipping, returning and refunding", () => {
  it("neither loses nor makes units or cents", { timeout: 120_000 }, async () => {
    const step = fc.record({
      kind: fc.constantFrom("ship", "announce", "inspect", "refundReturn", "refundShipped", "refundUnshipped", "withdraw"),
      units: fc.integer({ min: 1, max: 3 }),
      fault: fc.boolean(),
      cut: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const started = await onHand();
        const quantity = 5;
        const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "DLVR" }]);
        await shop.api.settle();
        const [{ lineId }] = (await show(orderNo)).lines;
        for (const { kind, units, fault, cut } of steps) {
          const { returns } = await show(orderNo);
          const open = returns.find((one: { state: string }) => one.state === "announced");
          const inspected = returns.find((one: { state: string }) => one.state === "inspected");
          const lines = [{ lineId, units }];
          if (kind === "ship") await act("shiplines", { orderNo, lines, carrier: "Own truck" });
          if (kind === "announce") await announce(orderNo, lineId, units, fault);
          if (kind === "withdraw" && open) await act("withdrawreturn", { orderNo, returnNo: open.returnNo });
          if (kind === "inspect" && open) {
            const all = open.lines[0].units;
            const broken = Math.min(cut, all);
            await act("inspectreturn", {
              orderNo,
              returnNo: open.returnNo,
              lines: [{ lineId, sellable: all - broken, broken, missing: 0 }],
            });
          }
          if (kind === "refundReturn" && inspected) {
            const { value } = (await act("previewreturn", { orderNo, returnNo: inspected.returnNo })).body;
            await act("refundreturn", { orderNo, returnNo: inspected.returnNo, expectedCents: value.amountCents });
          }
          if (kind === "refundShipped")
            await act("refundlines", { orderNo, lines: [{ lineId, units }], shipped: true, returned: fault, withDelivery: true });
          if (kind === "refundUnshipped") await act("refundlines", { orderNo, lines: [{ lineId, units }], shipped: false });
          await shop.api.settle();
        }
        const { lines, totalCents, moneyBackCents } = await show(orderNo);
        const [line] = lines;
        expect(await onHand()).toBe(started - line.shipped + line.returned);
        expect(line.returned).toBeLessThanOrEqual(line.shipped);
        expect(line.refunded).toBeLessThanOrEqual(quantity);
        expect(moneyBackCents).toBeLessThanOrEqual(totalCents);
        // The refunded and withheld amounts add up to the price of the refunded units, to the cent.
        const { rows } = await sql<{ goods: number; tax: number }>`
          select coalesce(sum(goods_cents + withheld_goods_cents), 0)::int as goods, coalesce(sum(tax_cents + withheld_tax_cents), 0)::int as tax
          from refund_line join refund on refund.id = refund_line.refund_id where order_line_id = ${lineId} and state <> 'failed'`.execute(
          query,
        );
        const [sums] = rows;
        expect(sums).toEqual({
          goods: Math.round((line.goodsCents * line.refunded) / quantity),
          tax: Math.round((line.taxCents * line.refunded) / quantity),
        });
        expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
      }),
      { numRuns: isWhole ? 200 : 4 },
    );
  });
});

describe("notes and messages", () => {
  it("stay with the staff, or reach the customer in the frame of their language", async () => {
    const orderNo = await placeOrder(shop, [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }], { language: "es" });
    const noted = await done("addordernote", { orderNo, text: "Pays late.\nAlways pays." });
    expect(noted.notes).toMatchObject([{ kind: "note", by: "staff@demo.test", text: "Pays late.\nAlways pays." }]);
    const sent = await done("sendordermessage", { orderNo, text: "El chofer llega a las <b>8</b>." });
    expect(sent.notes.map((one: { kind: string }) => one.kind)).toEqual(["message", "note"]);
    expect(sent.events.at(-1)).toMatchObject({ kind: "message_sent", by: "staff@demo.test" });
    await shop.api.settle();
    const mails = await mailsTo(shop, "ana@example.test");
    const mail = mails.find(({ text }) => text.includes("El chofer"));
    expect(mail?.text).toContain("El chofer llega a las <b>8</b>.");
    expect(mail?.subject).toContain(`Su pedido ${orderNo}`);
    expect(mail?.html).not.toContain("<b>8</b>");
    expect(mails.some(({ text }) => text.includes("Pays late"))).toBe(false);
    await done("cancelorder", { orderNo });
    expect((await act("addordernote", { orderNo, text: "Called them." })).body.success).toBe(true);
  });
});
