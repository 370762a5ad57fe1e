import { recordChanges } from "@azulejo/database";
import { address, contact } from "@azulejo/testing/guest.ts";
import type { Answer, TestShop } from "@azulejo/testing/open-test-shop.ts";

export const ZIP = address.postalCode;
type Headers = Record<string, string>;
export interface Wanted {
  itemNo: string;
  quantity: number;
  fulfilmentType?: string;
}

let attempts = 0;

/** Buys through the shop's own calls, as a browser does. */
export const buyer = (shop: TestShop, headers: Headers = {}) => {
  const call = async (path: string, input: object, more: Headers = {}) => (await shop.call(path, input, { ...headers, ...more })).body;
  const value = async (path: string, input: object) => {
    const body = await call(path, input);
    if (!body.success) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
    return body.value;
  };
  return {
    call,
    quote: (input: object) => value("checkout/deliveredprice", { postalCode: ZIP, ...input }),
    bag: async (items: Wanted[], more: object = {}): Promise<string> =>
      (await value("webshoppingbag/addbagitemV2", { items: items.map((one) => ({ fulfilmentType: "DLVR", ...one })), ...more }))
        .shoppingBagQuoteId,
    keep: (quoteId: string, shoppingBagQuoteId: string) => call("checkout/keepdeliveredprice", { quoteId, shoppingBagQuoteId }),
    /** Sends all checkout steps at once. */
    steps: (shoppingBagQuoteId: string, more: object = {}) =>
      value("checkout/checkout", {
        shoppingBagQuoteId,
        contact,
        deliveryAddress: address,
        billingSameAsDelivery: true,
        deliveryService: "freight",
        ...more,
      }),
    complete: (shoppingBagQuoteId: string, quote: { totals: { totalCents: number }; termsVersion: string }, more: object = {}) => {
      const attempt = `delivered-price-${String(++attempts).padStart(8, "0")}`;
      const input = {
        shoppingBagQuoteId,
        attempt,
        payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
        expectedTotalCents: quote.totals.totalCents,
        agreed: true,
        termsVersion: quote.termsVersion,
        ...more,
      };
      return shop.call("checkout/complete", input, { ...headers, "idempotency-key": `${input.attempt}-key` });
    },
  };
};

/** Removes all other prices of items, so that tests can calculate the effect of raised list prices. */
export async function useListPrices(shop: TestShop): Promise<void> {
  await shop.database.query.deleteFrom("priceBreak").execute();
  await shop.database.query.updateTable("price").set({ saleCents: null, saleFrom: null, saleUntil: null }).execute();
  await raise(shop, {});
}

/** The number of boxes whose price is raised together. */
const BOXES = 10;

/** Raises the prices of all boxes, the delivery tariff and Nevada's taxes by so many cents and millionths. */
export async function raise(shop: TestShop, { price = 0, freight = 0, tax = 0 }): Promise<void> {
  const { query } = shop.database;
  await query
    .updateTable("price")
    .set((of) => ({ listCents: of("listCents", "+", price) }))
    .where("itemId", "in", (of) => of.selectFrom("item").select("item.id").where("sellUnit", "=", "box"))
    .execute();
  await query
    .updateTable("deliveryRate")
    .set((of) => ({ priceCents: of("priceCents", "+", freight) }))
    .execute();
  await query
    .updateTable("taxRate")
    .set((of) => ({ ratePpm: of("ratePpm", "+", tax) }))
    .where("province", "=", "NV")
    .execute();
  // Rereading every product takes a second, so only those that tests use are reread.
  const products = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select("item.productId as id")
    .where("place.code", "=", "reno")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 30)
    .orderBy("lot.id")
    .limit(BOXES)
    .execute();
  await query
    .transaction()
    .execute((inside) =>
      recordChanges(inside, [
        ...products.map(({ id }) => ({ kind: "product" as const, entity: String(id) })),
        { kind: "storefront" as const, entity: "1" },
      ]),
    );
  await shop.api.settle();
}

export const receiptOf = async (shop: TestShop, answer: Answer, headers: Headers = {}) =>
  (await shop.call(`customer/getreceiptmodel?id=${answer.body.value.receiptId}`, undefined, headers)).body.value;
