import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { deletePromotionCode } from "./bag.repository.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";

export const removePromoCode: Verb<typeof bagCalls.removePromoCode> = async (context, { promotion, request }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, request.shoppingBagQuoteId);
    await deletePromotionCode(inside.query, bag.id, promotion.promotionalCode.toUpperCase());
  });
  return showBag(context, request.shoppingBagQuoteId);
};
