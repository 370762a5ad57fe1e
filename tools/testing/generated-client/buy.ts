import { randomUUID } from "node:crypto";
import createClient from "openapi-fetch";
import type { components, paths } from "shop-api";

/**
 * A third-party program that knows only the shop's OpenAPI document: its module `shop-api` is generated from it. It buys the first product
 * of a search as a guest and prints the receipt. Arguments: the shop's origin, storefront id and public key.
 */
const [origin = "", storefrontId = "", publicKey = ""] = process.argv.slice(2);
const shop = createClient<paths>({
  baseUrl: origin,
  headers: { "x-storefront-id": storefrontId, "x-public-key": publicKey, "accept-language": "es" },
});

/** Returns the value of a response. @throws an error with the code and messages of an error response */
function resultOf<Value>({ data, error }: { data?: { value: Value }; error?: components["schemas"]["ErrorEnvelope"] }): Value {
  if (data) return data.value;
  throw new Error(`${error?.code}: ${error?.messages.join(" ")}`);
}

const found = resultOf(await shop.POST("/api/product/list", { body: { query: "porcelain", onSale: false, pageSize: 4 } }));
const card = found.products.find(({ lead }) => lead.kind === "item" && lead.price !== null);
if (!card) throw new Error("Nothing is for sale");

const { selected } = resultOf(await shop.POST("/api/product/detailV2", { body: { itemNo: card.lead.itemNo } }));
const priceCents: number = selected.price?.cents ?? 0;

const bag = resultOf(
  await shop.POST("/api/webshoppingbag/addbagitemV2", {
    params: { header: { "idempotency-key": randomUUID() } },
    body: { items: [{ itemNo: selected.itemNo, quantity: 3, fulfilmentType: "DLVR" }] },
  }),
);
const shoppingBagQuoteId = bag.shoppingBagQuoteId ?? "";

const deliveryAddress: components["schemas"]["Address"] = {
  firstName: "Ana",
  lastName: "Ruiz",
  line1: "1 Main St",
  city: "Reno",
  province: "NV",
  postalCode: "89501",
  country: "US",
};
const contact = { email: "ana@example.test", firstName: "Ana", lastName: "Ruiz", phone: "775 555 0199" };
const addressed = resultOf(
  await shop.POST("/api/checkout/checkout", {
    body: { shoppingBagQuoteId, contact, deliveryAddress, billingSameAsDelivery: true },
  }),
);
const deliveryService = addressed.deliveries[0]?.options[0]?.service ?? "parcel";
const quote = resultOf(await shop.POST("/api/checkout/checkout", { body: { shoppingBagQuoteId, deliveryService } }));

/** Does what the payment provider's frame does in a browser: sends the card number to the provider and never to the shop. */
const method = await fetch(new URL("/v1/payment_methods", quote.payment.scriptUrl), {
  method: "POST",
  headers: { authorization: `Bearer ${quote.payment.publishableKey}` },
  body: new URLSearchParams({
    type: "card",
    "card[number]": "4242424242424242",
    "card[exp_month]": "12",
    "card[exp_year]": "2039",
    "card[cvc]": "123",
  }),
});
const { id: paymentMethodId } = (await method.json()) as { id: string };

const placed = resultOf(
  await shop.POST("/api/checkout/complete", {
    params: { header: { "idempotency-key": randomUUID() } },
    body: {
      shoppingBagQuoteId,
      attempt: randomUUID(),
      payment: { type: "CreditCard", paymentMethodId },
      expectedTotalCents: quote.totals.totalCents ?? 0,
      agreed: true,
      termsVersion: quote.termsVersion,
    },
  }),
);
if (placed.status !== "placed") throw new Error(`The order is ${placed.status}`);

const receipt = resultOf(await shop.GET("/api/customer/getreceiptmodel", { params: { query: { id: placed.receiptId } } }));
const { orderNo, goodsCents, totalCents, language } = receipt;
process.stdout.write(JSON.stringify({ orderNo, placed: placed.orderNo, goodsCents, expected: priceCents * 3, totalCents, language }));
