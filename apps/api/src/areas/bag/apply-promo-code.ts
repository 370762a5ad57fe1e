import { type bagCalls, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { findCode } from "../promotion/index.ts";
import { addPromotionCodes } from "./bag.repository.ts";
import { MAX_CODES } from "./bag.rules.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";

/** Keeps the code on the bag even while it does not apply: the bag says why, and it applies as soon as it can. */
export const applyPromoCode: Verb<typeof bagCalls.applyPromoCode> = async (context, { promotion, request }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, request.shoppingBagQuoteId);
    const code = await findCode(inside, promotion.promotionalCode);
    if (code === null) throw new ShopError("webshoppingbag_code_unknown");
    if (bag.promotionCodes.includes(code)) return;
    if (bag.promotionCodes.length >= MAX_CODES) throw new ShopError("webshoppingbag_codes", { limit: MAX_CODES });
    await addPromotionCodes(inside.query, bag.id, [code]);
  });
  return showBag(context, request.shoppingBagQuoteId);
};
