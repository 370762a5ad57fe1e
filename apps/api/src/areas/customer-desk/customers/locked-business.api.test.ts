import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, DEMO_PASSWORD, demoPerson, signIn } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Office, openOffice } from "../../../http/every-call/audit-trail/audit-trail.fixture.ts";

const shop = await openShopForFile();
const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
const key = () => ({ "idempotency-key": crypto.randomUUID() });

let office: Office;
let invoice: { invoiceNo: number; totalCents: number };
let quoteNo: number;
beforeAll(async () => {
  office = await openOffice(shop);
  invoice = await office.invoice();
  quoteNo = await office.quote();
  await office.act("lockcustomer", { customerId: office.dealerId, locked: true, reason: "Three returned checks" });
});

describe("the people of a locked business", () => {
  it("can't place orders, request quotes or hold slabs, and hear whom to call but not why", async () => {
    const dealer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
    const { phone } = (await shop.call("storefront/settings")).body.value;
    const items = [{ itemNo: await boxInReno(shop, 40), quantity: 1, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, dealer)).body.value;
    const slab = await shop.database.query
      .selectFrom("slab")
      .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
      .select(["slabBundle.code", "slab.sequence"])
      .where("soldAt", "is", null)
      .executeTakeFirstOrThrow();
    const order = { shoppingBagQuoteId, attempt: "attempt-of-a-locked-business", payment: CARD, expectedTotalCents: 1, agreed: true };
    for (const [call, input] of [
      ["checkout/complete", { ...order, termsVersion: "1" }],
      ["customer/requestquote", { shoppingBagQuoteId }],
      ["slabs/hold", { code: `${slab.code}-${slab.sequence}` }],
    ] as const) {
      const { body } = await shop.call(call, input, { ...dealer, ...key() });
      expect([call, body.code]).toEqual([call, "account_locked"]);
      expect(body.messages?.[0]).toContain(phone);
      expect(JSON.stringify(body)).not.toContain("returned checks");
    }
  });

  it("still sign in, see their invoices and quotes, and pay", async () => {
    expect((await signIn(shop, "dealer-admin@demo.test", DEMO_PASSWORD)).status).toBe(200);
    expect((await shop.call(`customer/quote/${quoteNo}`, undefined, office.dealer)).status).toBe(200);
    const { invoiceNo, totalCents } = invoice;
    const paying = { attempt: "paying-while-locked-0001", invoices: [{ invoiceNo, amountCents: totalCents }], payment: CARD };
    const paid = await shop.call("customer/invoicespay", paying, { ...office.dealer, ...key() });
    expect([paid.status, paid.body.code]).toEqual([200, undefined]);
  });

  it("order again once the lock is gone", async () => {
    await office.act("lockcustomer", { customerId: office.dealerId, locked: false });
    expect((await office.invoice()).totalCents).toBeGreaterThan(0);
  });
});
