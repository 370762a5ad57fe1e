import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { quote } from "./quote.ts";

export const applyGiftCard = defineCall({
  method: "POST",
  path: "checkout/applygiftcard",
  summary: "Puts a gift card on a bag, in place of another one; the quote says what it pays",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    code: field.typed
      .min(1, "field_required")
      .max(60, "field_long")
      .meta({ description: "As printed on the card; case, spaces and hyphens do not matter.", examples: ["GC-48TT-93KQ-7F2K"] }),
  }),
  value: quote,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered", "checkout_gift_card_unknown", "checkout_gift_card_empty"],
  idempotency: "allowed",
  budget: "forms",
});

export const removeGiftCard = defineCall({
  method: "POST",
  path: "checkout/removegiftcard",
  summary: "Takes the gift card off a bag; succeeds if there is none",
  input: z.strictObject({ shoppingBagQuoteId: field.bagId }),
  value: quote,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});
