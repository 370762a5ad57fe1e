import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const reference = { purchaseOrderNo: "LR-2291", jobName: "Arrowcreek clubhouse" };

let dealer: Record<string, string>;
let staff: Record<string, string>;
let attempts = 0;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
  staff = await staffHeaders(shop);
});

async function order(headers: Record<string, string>, more: object) {
  const items = [{ itemNo: await boxInReno(shop, 0), quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight", ...more };
  const quote = (await shop.call("checkout/checkout", steps, headers)).body.value;
  const attempt = `business-reference-${++attempts}`;
  const { body } = await shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    },
    { ...headers, "idempotency-key": `${attempt}-key` },
  );
  await shop.api.settle();
  return { quote, placed: body.value as { orderNo: number; receiptId: string } };
}
const receiptOf = async (id: string) => (await shop.call(`customer/getreceiptmodel?id=${id}`)).body.value;
const officeOrder = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;

describe("a business's own number and job", () => {
  it("are on the quote, the receipt, the email and the staff's order, with the branch", async () => {
    const { query } = shop.database;
    const buyer = await query
      .selectFrom("account")
      .select(["id", "customerId"])
      .where("email", "=", "dealer-buyer@demo.test")
      .executeTakeFirstOrThrow();
    const branch = await query
      .selectFrom("customerBranch")
      .select("id")
      .where("customerId", "=", buyer.customerId)
      .executeTakeFirstOrThrow();
    await query.updateTable("account").set({ activeBranchId: branch.id }).where("id", "=", buyer.id).execute();
    const { quote, placed } = await order(dealer, reference);
    expect(quote).toMatchObject(reference);
    expect(await receiptOf(placed.receiptId)).toMatchObject(reference);
    expect(await officeOrder(placed.orderNo)).toMatchObject(reference);
    const [mail] = await mailsTo(shop, contact.email);
    expect(mail?.text).toContain("Purchase order: LR-2291");
    expect(mail?.text).toContain("Job: Arrowcreek clubhouse");
    const stored = await query
      .selectFrom("customerOrder")
      .select(["branchId", "purchaseOrderNo"])
      .where("orderNo", "=", placed.orderNo)
      .executeTakeFirst();
    expect(stored).toEqual({ branchId: branch.id, purchaseOrderNo: "LR-2291" });
  });

  it("can be taken back before the order, and mean nothing for a guest", async () => {
    const { placed } = await order({}, reference);
    expect(await receiptOf(placed.receiptId)).toMatchObject({ purchaseOrderNo: null, jobName: null });
    const { shoppingBagQuoteId } = (
      await shop.call(
        "webshoppingbag/addbagitemV2",
        { items: [{ itemNo: await boxInReno(shop, 1), quantity: 1, fulfilmentType: "DLVR" }] },
        dealer,
      )
    ).body.value;
    const save = async (more: object) => (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...more }, dealer)).body;
    expect((await save(reference)).value.jobName).toBe("Arrowcreek clubhouse");
    expect((await save({ jobName: null })).value).toMatchObject({ purchaseOrderNo: "LR-2291", jobName: null });
    for (const wrong of ["", "x".repeat(41), "two\nlines"]) expect((await save({ purchaseOrderNo: wrong })).code).toBe("request_invalid");
  });
});
