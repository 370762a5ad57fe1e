import type { Context } from "../../../context.ts";
import { pickupTermsOf } from "../../product/index.ts";
import type { Store } from "../../store/index.ts";
import { handsOver } from "../bag.rules.ts";
import { type PricedBag, readBagFacts, valueBag } from "../pricing/price-bag.ts";
import type { StoredBag } from "../stored-bag.ts";
import { readyForPickup } from "./pickup.rules.ts";

export interface StorePrice {
  store: Store;
  priced: PricedBag;
  /** The day when everything can be picked up; null when the stock doesn't suffice. */
  readyOn: string | null;
}

/** Prices a bag as if all of it were picked up, at every store that hands over orders. */
export async function priceAtStores(context: Context, bag: StoredBag): Promise<StorePrice[]> {
  const facts = await readBagFacts(context, bag);
  const terms = pickupTermsOf(context.storefront.settings);
  const kinds = new Map(facts.products.flatMap(({ items }) => items.map(({ id, kind }) => [id, kind] as const)));
  const lines = bag.lines.map((line) => (kinds.get(line.itemId) === "electronic" ? line : { ...line, fulfilment: "PKUP" as const }));
  return facts.stores.filter(handsOver).map((store) => {
    const priced = valueBag(context, { ...bag, lines, pickupPlaceId: store.id }, facts);
    return { store, priced, readyOn: readyForPickup(context.now(), priced, store, terms).on };
  });
}
