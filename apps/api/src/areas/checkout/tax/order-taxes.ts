import type { TaxPlace } from "@azulejo/extend/tax-service.ts";
import type { Context } from "../../../context.ts";
import type { PricedBag } from "../../bag/index.ts";
import type { DeliveryPlan } from "../quote/plan-delivery.ts";
import { answeredOrder } from "./answered-taxes.rules.ts";
import { askTaxes } from "./ask-taxes.ts";
import { taxDocument } from "./tax-document.rules.ts";
import type { OrderPlaces } from "./tax-order.rules.ts";

interface Order {
  priced: PricedBag;
  plan: DeliveryPlan;
  to: TaxPlace | undefined;
  places: Pick<OrderPlaces, "delivered" | "pickedUp">;
  on: string;
}

/** Returns the taxes of an order: the storefront's rates at its places, and the tax service's answer. */
export async function askOrderTaxes(context: Context, { priced, plan, to, places, on }: Order) {
  const document = taxDocument({
    on,
    currency: context.storefront.settings.currency,
    customerId: context.session?.customer?.id ?? null,
    priced,
    deliveries: plan.deliveries,
    to: to ? placeOf(to) : null,
    places,
  });
  if (!document) return { places, taxDocument: null };
  const { answer, fault } = await askTaxes(context, document);
  const answered = answer && { ...answeredOrder(document, answer), on };
  return { places: { ...places, answered, fault }, taxDocument: context.tax.takesSales ? document : null };
}

const placeOf = ({ line1, line2, city, province, postalCode, country }: TaxPlace): TaxPlace => ({
  line1,
  line2,
  city,
  province,
  postalCode,
  country,
});
