import type { Context } from "../../../context.ts";
import { priceAtStores, type StoredBag, type StorePrice } from "../../bag/index.ts";
import { nearestStores } from "../../store/index.ts";
import { certificatesOf, taxAt } from "../tax/place-taxes.ts";
import { taxOrder } from "../tax/tax-order.rules.ts";

/** Returns a bag's price for pickup at each store, with the store's taxes; stores nearest to the postal code first. */
export async function storePrices(context: Context, bag: StoredBag, today: string, postalCode: string) {
  const certificates = await certificatesOf(context, today);
  const stores = await byNearness(context, await priceAtStores(context, bag), postalCode);
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

/** Sorts stores by distance. If the postal code isn't known, they keep their order. */
async function byNearness(context: Context, prices: StorePrice[], postalCode: string): Promise<StorePrice[]> {
  const [place] = await context.places.find(postalCode, 1);
  if (!place) return prices;
  const all = { within: Number.POSITIVE_INFINITY, limit: prices.length, fits: () => true };
  const order = nearestStores(
    prices.map(({ store }) => store),
    place,
    all,
  ).map(({ store }) => store.id);
  return prices.toSorted((a, b) => order.indexOf(a.store.id) - order.indexOf(b.store.id));
}
