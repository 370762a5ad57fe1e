import type { DeliveryPromise } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import type { DeliveryGroup } from "../../delivery/index.ts";
import { clientKeyOf } from "../limits/refuse-excess.ts";
import type { NewOrder } from "../placing/new-order.ts";
import { saleDocument } from "../tax/sale-document.rules.ts";
import { chargedOption } from "./delivery-discount.rules.ts";
import { deriveOrder } from "./derive-order.ts";
import type { OrderQuote } from "./order-quote.ts";

/** The buyer's consent when placing an order. */
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
    giftCardId: null,
    ...businessOf(context, quote),
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
    pickupPerson: quote.needsPickup ? (quote.collected.pickupPerson ?? null) : null,
    goodsCents: quote.goodsCents,
    discountCents: quote.discountCents,
    deliveryCents: quote.deliveryCents ?? 0,
    taxCents: quote.taxCents ?? 0,
    totalCents: quote.totalCents ?? 0,
    delivery: promiseOf(quote, "goods"),
    sampleDelivery: promiseOf(quote, "samples"),
    taxes: quote.taxes,
    taxParts: quote.taxParts,
    taxDocument: soldTo(context, quote),
    promotions: promotionsOf(quote),
    derivation: deriveOrder(quote),
  };
}

/** The business of an order, its branch, and its own references. */
function businessOf({ session }: Context, { collected, salesQuote }: OrderQuote) {
  const customer = session?.customer;
  if (!customer) return { customerId: null, branchId: null, purchaseOrderNo: null, jobName: null };
  const { purchaseOrderNo = null, jobName = null } = collected;
  return { customerId: customer.id, branchId: salesQuote ? salesQuote.branchId : customer.activeBranchId, purchaseOrderNo, jobName };
}

function soldTo({ tax }: Context, quote: OrderQuote): NewOrder["taxDocument"] {
  const document = saleDocument(quote);
  return document && { service: tax.name, document };
}

/** Returns the promotions that apply to an order. */
const promotionsOf = ({ priced, deliveryDiscountCents }: OrderQuote): NewOrder["promotions"] =>
  priced.discounts.results
    .filter(({ refusal }) => refusal === null)
    .map(({ promotion: { code, name }, discountCents, waivesFreight }) => ({
      code,
      name,
      discountCents,
      deliveryDiscountCents: waivesFreight ? deliveryDiscountCents : 0,
    }));

function promiseOf({ deliveries, zone, priced }: OrderQuote, group: DeliveryGroup): DeliveryPromise | null {
  const planned = deliveries.find((one) => one.group === group);
  if (!planned?.chosen || zone === null) return null;
  return { ...chargedOption(group, planned.chosen, priced.discounts, planned.charges), zone, weight: planned.weight };
}
