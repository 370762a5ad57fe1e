import type { product } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { cardsOf } from "./get-related-items.ts";
import { selectProductIdsByCode } from "./product.repository.ts";

/** Cards in the order asked for; what is no longer sold is left out. */
export const getCards: Verb<typeof product.cards> = async (context, { codes }) => {
  const ids = await selectProductIdsByCode(context.query, context.storefront.id, codes);
  return cardsOf(
    context,
    codes.flatMap((code) => ids.get(code) ?? []),
  );
};
