import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
let attempts = 0;

async function bagOf(fulfilmentType: "PKUP" | "DLVR") {
  const items = [{ itemNo: await boxInReno(shop, 0), quantity: 1, fulfilmentType }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  if (fulfilmentType === "PKUP") await shop.call("webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId, storeNumber: 1 });
  return shoppingBagQuoteId as string;
}
const save = (shoppingBagQuoteId: string, more: object) => shop.call("checkout/checkout", { shoppingBagQuoteId, ...more });
async function order(shoppingBagQuoteId: string, more: object) {
  const { totals, termsVersion } = (await save(shoppingBagQuoteId, { contact, billingAddress: address, ...more })).body.value;
  const attempt = `pickup-person-attempt-${++attempts}`;
  const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
  const placed = await shop.call(
    "checkout/complete",
    { shoppingBagQuoteId, attempt, payment, expectedTotalCents: totals.totalCents, agreed: true, termsVersion },
    { "idempotency-key": `${attempt}-key` },
  );
  await shop.api.settle();
  return placed.body.value as { orderNo: number; receiptId: string };
}
const receiptOf = async (id: string) => (await shop.call(`customer/getreceiptmodel?id=${id}`)).body.value;

it("may pick up an order: the receipt, the emails and the staff name them", async () => {
  const bag = await bagOf("PKUP");
  expect((await save(bag, { pickupPerson: "Luis Ortega" })).body.value.pickupPerson).toBe("Luis Ortega");
  const { orderNo, receiptId } = await order(bag, {});
  const placed = await receiptOf(receiptId);
  expect(placed.pickupPerson).toBe("Luis Ortega");
  expect(placed.lines[0].promiseReason).toEqual({ kind: "on_hand", place: "reno", name: expect.stringContaining("Reno") });
  const { value } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body;
  expect(value.pickupPerson).toBe("Luis Ortega");
  const [receipt] = await mailsTo(shop, contact.email);
  expect(receipt?.text).toContain("Luis Ortega may also pick up this order. Bring a photo ID.");
  const lines = [{ lineId: value.lines[0].lineId, units: 1 }];
  await shop.call("office/readylines", { orderNo, lines }, { ...staff, "idempotency-key": "ready-for-luis-1" });
  const [ready] = await mailsTo(shop, contact.email);
  expect(ready?.subject).toContain("ready for pickup");
  expect(ready?.text).toContain("Luis Ortega");
});

it("can be taken back, and does not count for an order that is only delivered", async () => {
  const bag = await bagOf("PKUP");
  await save(bag, { pickupPerson: "Luis Ortega" });
  expect((await save(bag, { pickupPerson: null })).body.value.pickupPerson).toBeNull();
  for (const wrong of ["", "x".repeat(81)]) expect((await save(bag, { pickupPerson: wrong })).body.code).toBe("request_invalid");
  const delivered = await order(await bagOf("DLVR"), {
    deliveryAddress: address,
    deliveryService: "freight",
    pickupPerson: "Luis Ortega",
  });
  expect((await receiptOf(delivered.receiptId)).pickupPerson).toBeNull();
});
