import type { Context } from "../../../context.ts";
import { priceAtStores, type StoredBag } from "../../bag/index.ts";
import { certificatesOf, taxAt } from "../tax/place-taxes.ts";
import { taxOrder } from "../tax/tax-order.rules.ts";

/** Returns a bag's price at each store instead, with the taxes of the store's place. */
export async function storePrices(context: Context, bag: StoredBag, today: string) {
  const certificates = await certificatesOf(context, today);
  const stores = await priceAtStores(context, bag);
  return Promise.all(
    stores.map(async ({ store, priced, readyOn }) => {
      const at = { country: store.country, province: store.state, postalCode: store.postalCode };
      const pickedUp = await taxAt(context, at, today, certificates);
      const tax = taxOrder(priced.lines, [], { delivered: pickedUp, pickedUp });
      const goodsCents = priced.lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
      const isKnown = tax.isKnown && !context.pricesHidden;
      return {
        code: store.code,
        name: store.texts[context.language].name,
        city: store.city,
        state: store.state,
        readyOn,
        taxCents: isKnown ? tax.cents : null,
        totalCents: isKnown ? goodsCents + tax.cents : null,
      };
    }),
  );
}
