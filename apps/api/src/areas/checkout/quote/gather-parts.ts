import type { Context } from "../../../context.ts";
import { type PricedBag, readyForPickup } from "../../bag/index.ts";
import { pickupTermsOf, priceSource, todayAt } from "../../product/index.ts";
import { askOrderTaxes } from "../tax/order-taxes.ts";
import { certificatesOf, type TaxedPlace, taxAt } from "../tax/place-taxes.ts";
import type { OrderParts } from "./assemble-quote.rules.ts";
import type { Collected } from "./collected.ts";
import { planDelivery } from "./plan-delivery.ts";

type Address = NonNullable<Collected["deliveryAddress"]>;
type Destination = TaxedPlace & Pick<Address, "country" | "kind"> & Partial<Pick<Address, "line1" | "line2" | "city">>;

/** Returns today's prices, rates and taxes of a priced bag. @param to where it is delivered, if it is known */
export async function gatherParts(
  context: Context,
  priced: PricedBag,
  collected: Collected,
  to: Destination | undefined,
): Promise<OrderParts> {
  const today = todayAt(context);
  const plan = await planDelivery(context, priced.lines, to, { service: collected.deliveryService, charges: collected.deliveryCharges });
  const store = priced.pickupStore;
  const at = store && { country: store.country, province: store.state, postalCode: store.postalCode };
  const certificates = await certificatesOf(context, today);
  const [delivered, pickedUp] = await Promise.all([taxAt(context, to, today, certificates), taxAt(context, at, today, certificates)]);
  const taxes = await askOrderTaxes(context, { priced, plan, to, places: { delivered, pickedUp }, on: today });
  return {
    priced,
    collected,
    plan,
    ...taxes,
    pickupReadyOn: store && readyForPickup(context.now(), priced, store, pickupTermsOf(context.storefront.settings)).on,
    pricedOn: today,
    priceSources: priced.lines.flatMap(({ item, line }) => (item?.price ? [priceSource(item.price, today, line.quantity)] : [])),
  };
}
