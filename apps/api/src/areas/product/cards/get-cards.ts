import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { selectProductIdsByCode, selectProductIdsByItemNo } from "../catalogue/product-keys.repository.ts";
import { cardsOf } from "../detail/get-related-items.ts";
import { readProducts } from "../own-prices/read-own-prices.ts";
import { viewOf } from "../view.ts";
import { toCard } from "./card.rules.ts";

/** Returns cards in the requested order. A card requested by item number shows that variant. */
export const getCards: Verb<typeof product.cards> = async (context, { codes, itemNos }) => {
  const [ofProducts, ofVariants] = await Promise.all([cardsByCode(context, codes), cardsByItemNo(context, itemNos)]);
  return [...ofProducts, ...ofVariants];
};

async function cardsByCode(context: Context, codes: string[]) {
  const ids = await selectProductIdsByCode(context.query, context.storefront.id, codes);
  return cardsOf(
    context,
    codes.flatMap((code) => ids.get(code) ?? []),
  );
}

async function cardsByItemNo(context: Context, itemNos: string[]) {
  const [ids, view] = await Promise.all([selectProductIdsByItemNo(context.query, context.storefront.id, itemNos), viewOf(context)]);
  const products = await readProducts(context, [...new Set(ids.values())]);
  const byId = new Map(products.map((one) => [one.id, one]));
  return itemNos.flatMap((itemNo) => {
    const stored = byId.get(ids.get(itemNo) ?? 0);
    return (stored && toCard(stored, view, itemNo)) ?? [];
  });
}
