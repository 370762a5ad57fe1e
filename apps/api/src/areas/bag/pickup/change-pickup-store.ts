import { type bagCalls, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { readStores } from "../../store/index.ts";
import { updateBag } from "../bag.repository.ts";
import { handsOver } from "../bag.rules.ts";
import { requireOpenBag, showBag } from "../open-bag.ts";

export const changePickupStore: Verb<typeof bagCalls.changePickupStore> = async (context, { shoppingBagQuoteId, storeNumber }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const store = (await readStores(inside, inside.storefront.id)).find((one) => one.number === storeNumber);
    if (!store || !handsOver(store)) throw new ShopError("storelocator_not_found");
    await updateBag(inside.query, bag.id, { pickupPlaceId: store.id });
  });
  return showBag(context, shoppingBagQuoteId);
};
