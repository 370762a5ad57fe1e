import { address } from "@azulejo/testing/guest.ts";
import { expect } from "vitest";
import { newKey } from "../order-simulation/play.fixture.ts";
import type { Newest } from "./office.fixture.ts";
import type { Operation } from "./operations.fixture.ts";
import type { World } from "./world.fixture.ts";

type Of<Name extends Operation["do"]> = Extract<Operation, { do: Name }>;

/** An amount in an answer, such as `"fromCents":4990`. */
const AMOUNT = /"\w*cents":\s*-?\d/i;

/** The acts of visitors, and of people who look for what isn't theirs. */
export function createVisitors({ shop, items, asPerson }: World, newest: Newest) {
  return {
    /** A visitor with a quoted price to the door keeps it for their bag. */
    async holdPrice({ item, boxes }: Of<"holdPrice">): Promise<void> {
      const line = { itemNo: items[item]?.itemNo, quantity: boxes };
      const quoted = await shop.call("checkout/deliveredprice", { postalCode: address.postalCode, items: [line] });
      const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ ...line, fulfilmentType: "DLVR" }] });
      if (!quoted.body.success || !added.body.success) return;
      const { shoppingBagQuoteId } = added.body.value;
      await shop.call("checkout/keepdeliveredprice", { quoteId: quoted.body.value.quote?.quoteId, shoppingBagQuoteId });
    },
    async cancelAsCustomer({ order, clicks }: Of<"cancelAsCustomer">): Promise<void> {
      const [known, key] = [await newest(order), newKey()];
      if (!known) return;
      const cancel = () => shop.call("customer/cancelorder", { id: known.receiptKey }, { "idempotency-key": key });
      await Promise.all(Array.from({ length: clicks }, cancel));
    },
    async answerDelay({ order, answer }: Of<"answerDelay">): Promise<void> {
      const known = await newest(order);
      if (!known) return;
      const asked = await shop.database.query
        .selectFrom("delay")
        .select("id")
        .where("orderId", "=", known.id)
        .orderBy("id", "desc")
        .executeTakeFirst();
      if (!asked) return;
      const input = { receiptId: known.receiptKey, delayId: asked.id, answer };
      await asPerson("dealer-admin", "customer/answerdelay", input);
    },
    /** Nobody whose prices are hidden gets an amount. */
    async search({ page }: Of<"search">): Promise<void> {
      const calls = [
        ["product/list", { query: page % 2 === 0 ? "porcelain" : "azulejo", page: page + 1, pageSize: 24, sort: "price_asc" }],
        ["product/detailV2", { itemNo: items[page % items.length]?.itemNo }],
        ["webshoppingbag/addbagitemV2", { items: [{ itemNo: items[0]?.itemNo, quantity: 1, fulfilmentType: "DLVR" }] }],
      ] as const;
      for (const [path, body] of calls) {
        const hidden = await asPerson("hidden-prices", path, body);
        expect(AMOUNT.exec(JSON.stringify(hidden.body.value ?? null)), `a hidden price in ${path}`).toBeNull();
      }
    },
    /** Nobody reads or changes another business account's order, invoice, quote or bag, and no customer reads the office. */
    async pry({ order }: Of<"pry">): Promise<void> {
      const known = await newest(order);
      if (!known) return;
      const { query } = shop.database;
      const invoice = await query.selectFrom("invoice").select("invoiceNo").orderBy("id", "desc").executeTakeFirst();
      const { bagId, accountId } = await query
        .selectFrom("customerOrder")
        .select(["bagId", "accountId"])
        .where("id", "=", known.id)
        .executeTakeFirstOrThrow();
      const attempts: [string, object | undefined][] = [
        [`customer/orderdetails?id=${known.receiptKey}`, undefined],
        [`customer/renderinvoice/${invoice?.invoiceNo ?? 1}`, undefined],
        // A guest's order belongs to whoever has its receipt.
        ...(accountId ? [["customer/cancelorder", { id: known.receiptKey }] as [string, object]] : []),
        ["checkout/checkout", { shoppingBagQuoteId: bagId }],
        [`office/order?orderNo=${known.orderNo}`, undefined],
        ["office/refundlines", { orderNo: known.orderNo, lines: [{ lineId: 1, units: 1 }], shipped: false }],
      ];
      for (const [path, body] of attempts) {
        const answer = await asPerson(order % 2 === 0 ? "locked" : "designer", path, body);
        expect([path, answer.body.success], "what a stranger was given").toEqual([path, false]);
      }
    },
  };
}
