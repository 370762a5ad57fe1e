import { address, contact } from "./guest.ts";
import type { Answer, TestShop } from "./open-test-shop.ts";
import { bearer, DEMO_PASSWORD, mailsTo } from "./people.ts";

/** Helpers for tests that act as the shop's staff. */
export async function staffHeaders(shop: TestShop, email = "staff@demo.test"): Promise<Record<string, string>> {
  const { body } = await shop.call("office/signin", { email, password: DEMO_PASSWORD });
  if (!body.success) throw new Error(`${email} could not sign in: ${body.code}`);
  return bearer(body.value);
}

/** Returns the ticket from the newest staff invitation emailed to an address. */
export async function invitationMailedTo(shop: TestShop, email: string): Promise<string> {
  await shop.api.settle();
  const tickets = (await mailsTo(shop, email)).flatMap(({ text }) => /\/office\/invitation#([\w-]+)/.exec(text)?.[1] ?? []);
  const newest = tickets[0];
  if (!newest) throw new Error(`no invitation has come to ${email}`);
  return newest;
}

export interface OrderedItem {
  itemNo: string;
  quantity: number;
  fulfilmentType: "DLVR" | "PKUP";
}

let orders = 0;

/** Places and pays a guest's order; the lines for pickup are collected at the store with this number. @returns the order's number */
export async function placeOrder(shop: TestShop, items: OrderedItem[], { storeNumber = 1, language = "en" } = {}): Promise<number> {
  const headers = { "accept-language": language };
  const attempt = `office-order-${String(++orders).padStart(8, "0")}`;
  const bag = (await expectOk(shop.call("webshoppingbag/addbagitemV2", { items }, headers))).body.value;
  const { shoppingBagQuoteId } = bag;
  if (items.some((item) => item.fulfilmentType === "PKUP"))
    await expectOk(shop.call("webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId, storeNumber }, headers));
  const isDelivered = items.some((item) => item.fulfilmentType === "DLVR");
  const steps = {
    contact,
    ...(isDelivered && { deliveryAddress: address, deliveryService: "freight" }),
    ...(isDelivered ? { billingSameAsDelivery: true } : { billingAddress: address }),
  };
  const quote = (await expectOk(shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps }, headers))).body.value;
  const placed = await expectOk(
    shop.call(
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
    ),
  );
  return placed.body.value.orderNo;
}

async function expectOk(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering;
  if (!answer.body.success) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Returns an order's balance in each account of the ledger, in cents. */
export async function booksOf(shop: TestShop, orderNo: number): Promise<Record<string, number>> {
  const rows = await shop.database.query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .innerJoin("customerOrder", "customerOrder.id", "ledgerPosting.orderId")
    .select(["account", (of) => of.fn.sum<string>("amountCents").as("cents")])
    .where("orderNo", "=", orderNo)
    .groupBy("account")
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}
