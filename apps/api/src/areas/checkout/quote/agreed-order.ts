import type { DeliveryPromise } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import type { DeliveryGroup } from "../../delivery/index.ts";
import type { NewOrder } from "../../order/index.ts";
import type { StoredBag } from "../../webshoppingbag/index.ts";
import { clientKeyOf } from "../limits/refuse-excess.ts";
import type { OrderQuote } from "./quote-order.ts";

/** What the buyer agrees to when placing an order. */
export interface Agreed {
  attempt: string;
  expectedTotalCents: number;
  agreed: boolean;
  termsVersion: string;
  measured?: boolean | undefined;
}

/** Returns the order that a quote becomes. @param quote complete: contact, addresses and totals are known */
export function agreedOrder(context: Context, bag: StoredBag, quote: OrderQuote, agreed: Agreed): NewOrder {
  const { contact } = quote.collected;
  return {
    storefrontId: context.storefront.id,
    bagId: bag.id,
    accountId: context.session?.accountId ?? null,
    customerId: context.session?.customer?.id ?? null,
    attemptKey: agreed.attempt,
    language: context.language,
    currency: context.storefront.settings.currency,
    termsVersion: agreed.termsVersion,
    measured: agreed.measured ?? false,
    clientKey: clientKeyOf(context),
    contact: {
      email: contact?.email ?? "",
      phone: contact?.phone ?? "",
      firstName: contact?.firstName ?? "",
      lastName: contact?.lastName ?? "",
      company: contact?.company ?? null,
    },
    wantsAccount: quote.collected.wantsAccount ?? false,
    deliveryAddress: quote.needsDelivery ? (quote.collected.deliveryAddress ?? null) : null,
    billingAddress: quote.billingAddress ?? null,
    pickupPlaceId: quote.needsPickup ? (quote.priced.pickupStore?.id ?? null) : null,
    goodsCents: quote.goodsCents,
    deliveryCents: quote.deliveryCents ?? 0,
    taxCents: quote.taxCents ?? 0,
    totalCents: quote.totalCents ?? 0,
    delivery: promiseOf(quote, "goods"),
    sampleDelivery: promiseOf(quote, "samples"),
    taxes: quote.taxes,
  };
}

function promiseOf({ deliveries, zone }: OrderQuote, group: DeliveryGroup): DeliveryPromise | null {
  const planned = deliveries.find((one) => one.group === group);
  return planned?.chosen && zone !== null ? { ...planned.chosen, zone, weight: planned.weight } : null;
}
