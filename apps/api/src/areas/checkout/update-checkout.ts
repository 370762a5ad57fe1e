import { type checkout, ShopError } from "@azulejo/contract";
import { inTransaction } from "../../context.ts";
import type { Verb } from "../../http/handler.ts";
import { requireOpenBag } from "../webshoppingbag/open-bag.ts";
import { updateBag } from "../webshoppingbag/webshoppingbag.repository.ts";
import { collected } from "./collected.ts";
import { isPostalCode } from "./delivery.rules.ts";
import { quoteOrder, toWireQuote } from "./quote-order.ts";

/** Keeps what a step brings beside what earlier steps brought, and answers where the checkout stands. */
export const updateCheckout: Verb<typeof checkout.checkout> = (context, { shoppingBagQuoteId, ...brought }) =>
  inTransaction(context, async (inside) => {
    checkPostalCode(brought.deliveryAddress, "deliveryAddress");
    checkPostalCode(brought.billingAddress, "billingAddress");
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const given = Object.fromEntries(Object.entries(brought).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) {
      bag.checkout = { ...collected.catch({}).parse(bag.checkout), ...given };
      await updateBag(inside.query, bag.id, { checkout: bag.checkout });
    }
    return toWireQuote(inside, await quoteOrder(inside, bag));
  });

function checkPostalCode(address: { country: "US" | "CA"; postalCode: string } | undefined, field: string): void {
  if (!address || isPostalCode(address.country, address.postalCode)) return;
  throw new ShopError("request_invalid", {}, [{ path: `${field}.postalCode`, rule: address.country === "US" ? "12345" : "A1A 1A1" }]);
}
