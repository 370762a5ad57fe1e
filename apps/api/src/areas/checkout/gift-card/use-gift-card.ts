import { type checkout, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireOpenBag } from "../../bag/index.ts";
import { todayAt } from "../../product/index.ts";
import { contactPhone } from "../../store/index.ts";
import { readCheckout } from "../read-checkout.ts";
import { inTaxedTransaction } from "../tax/ask-taxes.ts";
import { putOnBag, selectGiftCardByCode } from "./gift-card.repository.ts";
import { codeKeyOf, spendableOf } from "./gift-card.rules.ts";

/** Puts a gift card on a bag. Nothing of it is reserved before the order is. */
export const applyGiftCard: Verb<typeof checkout.applyGiftCard> = (context, { shoppingBagQuoteId, code }) =>
  inTaxedTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const card = await selectGiftCardByCode(inside.query, inside.storefront.id, codeKeyOf(code));
    if (!card) throw new ShopError("checkout_gift_card_unknown", { phone: await contactPhone(inside) });
    if (spendableOf(card, todayAt(inside)) === 0) throw new ShopError("checkout_gift_card_empty");
    await putOnBag(inside.query, bag.id, card.id);
    return readCheckout(inside, { ...bag, giftCardId: card.id });
  });

export const removeGiftCard: Verb<typeof checkout.removeGiftCard> = (context, { shoppingBagQuoteId }) =>
  inTaxedTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    await putOnBag(inside.query, bag.id, null);
    return readCheckout(inside, { ...bag, giftCardId: null });
  });
