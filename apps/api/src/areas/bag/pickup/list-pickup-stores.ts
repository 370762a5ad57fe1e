import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { pickupTermsOf } from "../../product/index.ts";
import { handsOver, pickupStoreOf } from "../bag.rules.ts";
import { requireBag } from "../open-bag.ts";
import { readBagFacts, valueBag } from "../pricing/price-bag.ts";
import { readyForPickup } from "./pickup.rules.ts";

/** Prices the bag once per store, so that every store shows its own stock and date. */
export const listPickupStores: Verb<typeof bagCalls.pickupStores> = async (context, { shoppingBagQuoteId }) => {
  const bag = await requireBag(context, shoppingBagQuoteId);
  const facts = await readBagFacts(context, bag);
  const terms = pickupTermsOf(context.storefront.settings);
  const chosen = pickupStoreOf(facts.stores, bag.pickupPlaceId);
  return facts.stores.filter(handsOver).map((store) => {
    const { on, ...state } = readyForPickup(context.now(), valueBag(context, { ...bag, pickupPlaceId: store.id }, facts), store, terms);
    const { code, number, city, state: province, latitude, longitude } = store;
    return {
      code,
      number,
      name: store.texts[context.language].name,
      city,
      state: province,
      latitude,
      longitude,
      chosen: store === chosen,
      ...state,
      readyOn: on,
    };
  });
};
