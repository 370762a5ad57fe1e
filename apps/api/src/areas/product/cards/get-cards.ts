import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectProductIdsByItemNo } from "../catalog/product-keys.repository.ts";
import { cardsOfHits } from "./cards-of-hits.ts";

/** Returns cards in the requested order. A card requested by item number shows that variant. */
export const getCards: Verb<typeof product.cards> = async (context, { codes, itemNos }) => {
  const { catalog, query, storefront } = context;
  const [byCode, byItemNo] = await Promise.all([
    catalog.productsOfCodes(query, storefront.id, codes),
    selectProductIdsByItemNo(query, storefront.id, itemNos),
  ]);
  const hit = (productId: number | undefined, leadItemNo?: string) => (productId ? [{ productId, ...(leadItemNo && { leadItemNo }) }] : []);
  return cardsOfHits(context, [
    ...codes.flatMap((code) => hit(byCode.get(code))),
    ...itemNos.flatMap((itemNo) => hit(byItemNo.get(itemNo), itemNo)),
  ]);
};
