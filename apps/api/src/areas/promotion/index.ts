export { discountsOf } from "./promotion.rules.ts";
export type { CustomerKind, Discounts, Offer, PromotedLine, Promotion, PromotionResult, Refusal } from "./promotion.ts";
