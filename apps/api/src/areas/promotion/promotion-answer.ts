import type { BagPromotion } from "@azulejo/contract/areas/bag.ts";
import type { Context } from "../../context.ts";
import { day, money } from "../../mail/formats.ts";
import { text } from "../../messages/index.ts";
import type { PromotionResult, Refusal } from "./promotion.ts";

/** Returns one of a bag's codes in wire format, without amounts for a caller who may not see prices. */
export function toPromotionAnswer(context: Context, { promotion, refusal, discountCents, waivesFreight }: PromotionResult): BagPromotion {
  return {
    code: promotion.code,
    name: promotion.name[context.language],
    kind: promotion.offer.kind,
    discountCents: context.pricesHidden ? null : discountCents,
    waivesFreight,
    refusal: refusal && { code: refusal.code, message: sentenceOf(context, promotion.code, refusal) },
  };
}

function sentenceOf({ language, pricesHidden, storefront }: Context, code: string, refusal: Refusal): string {
  switch (refusal.code) {
    case "not_started":
      return text(language, "promotion.not_started", { code, day: day(refusal.from, language) });
    case "ended":
      return text(language, "promotion.ended", { code, day: day(refusal.until, language) });
    case "below_minimum":
      if (pricesHidden) return text(language, "promotion.below_minimum_hidden", { code });
      return text(language, "promotion.below_minimum", {
        code,
        amount: money(refusal.missingCents, storefront.settings.currency, language),
      });
    case "below_quantity":
      return text(language, "promotion.below_quantity", { code, buy: refusal.buy, get: refusal.get, all: refusal.buy + refusal.get });
    case "not_combinable":
      return text(language, "promotion.not_combinable", { code, other: refusal.other });
    default:
      return text(language, `promotion.${refusal.code}`, { code });
  }
}
