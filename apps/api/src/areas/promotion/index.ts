export { discountsOf } from "./promotion.rules.ts";
export type { BagPromotions, Discounts, PromotedLine, PromotionResult } from "./promotion.ts";
export { toPromotionAnswer } from "./promotion-answer.ts";
export { customerKindOf, findCode, readPromotions } from "./read-promotions.ts";
