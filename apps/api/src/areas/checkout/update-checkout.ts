import type { checkout } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { requireOpenBag, updateBag } from "../bag/index.ts";
import { checkAddress, checkDeliveryAddress } from "../delivery/index.ts";
import { collected } from "./quote/collected.ts";
import { quoteOrder } from "./quote/quote-order.ts";
import { refuseCharges, refuseFreightToBox } from "./quote/refuse-charges.ts";
import { readCheckout } from "./read-checkout.ts";
import { inTaxedTransaction } from "./tax/ask-taxes.ts";

/** Merges a step's input with that of earlier steps, and returns the checkout's state. */
export const updateCheckout: Verb<typeof checkout.checkout> = async (context, { shoppingBagQuoteId, ...brought }) => {
  await checkDeliveryAddress(context, brought.deliveryAddress, "deliveryAddress");
  return inTaxedTransaction(context, async (inside) => {
    await checkAddress(inside, brought.billingAddress, "billingAddress");
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const given = Object.fromEntries(Object.entries(brought).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) {
      bag.checkout = { ...collected.catch({}).parse(bag.checkout), ...given };
      await updateBag(inside.query, bag.id, { checkout: bag.checkout });
    }
    const quote = await quoteOrder(inside, bag);
    if (brought.deliveryService === "freight") refuseFreightToBox(quote.collected.deliveryAddress);
    if (brought.deliveryService || brought.deliveryCharges) refuseCharges(quote.deliveries, quote.collected.deliveryCharges);
    return readCheckout(inside, bag, quote);
  });
};
