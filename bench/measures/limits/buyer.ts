import { address, contact } from "@azulejo/testing/guest.ts";
import { createCookie } from "react-router";
import type { Visitor } from "./visitor.ts";

/** Milliseconds of each step of paying. */
export interface Times {
  page: number[];
  quote: number[];
  complete: number[];
}

/** Read by the storefront as the browser's bag. */
const bag = createCookie("cantera_bag");
const SHOP = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "accept-language": "en" };

/** Fills a bag with one box, opens the page of the checkout, and pays. @throws if any step is refused */
export async function buyOnce(who: Visitor, attempt: string, times: Times): Promise<void> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const { body: text, ms, status } = await who.post(`/api/${path}`, body, { ...SHOP, ...headers });
    const { success, value } = JSON.parse(text);
    if (!success) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return { value, ms };
  };
  const listed = await call("product/list", { listing: "porcelain", pageSize: 24 });
  const { itemNo } = listed.value.products[Math.floor(Math.random() * listed.value.products.length)].lead;
  const added = await call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] });
  const { shoppingBagQuoteId } = added.value;
  const page = await who.get("/en/checkout/user", { cookie: await bag.serialize(shoppingBagQuoteId) });
  if (page.status !== 200) throw new Error(`the page of the checkout was answered with ${page.status}`);
  times.page.push(page.ms);
  const agreed = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = await call("checkout/checkout", { shoppingBagQuoteId, ...agreed });
  times.quote.push(quote.ms);
  const order = {
    shoppingBagQuoteId,
    attempt: `bench-${attempt}`.padEnd(20, "0"),
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.value.totals.totalCents,
    agreed: true,
    termsVersion: quote.value.termsVersion,
  };
  const placed = await call("checkout/complete", order, { "idempotency-key": `bench-${attempt}-key` });
  if (placed.value.status !== "placed") throw new Error(`checkout/complete: ${JSON.stringify(placed.value).slice(0, 300)}`);
  times.complete.push(placed.ms);
}
