import type { Language } from "@azulejo/contract";
import type { PromotionOffer, PromotionScope } from "@azulejo/database";

export type Offer = PromotionOffer;

export type CustomerKind = "guest" | "member" | "business";

/** A promotion of a storefront. */
export interface Promotion {
  id: number;
  /** In capitals; shoppers may enter it in any case. */
  code: string;
  name: Record<Language, string>;
  offer: PromotionOffer;
  scope: PromotionScope;
  /** The customers who may use it; an empty list means everyone. */
  customerKinds: CustomerKind[];
  /** The first and the last day, in the storefront's time zone; null for an open end. */
  from: string | null;
  until: string | null;
  /** Maximum numbers of orders, in total and per buyer; null without a limit. */
  uses: number | null;
  usesPerBuyer: number | null;
  /** The minimum price of its items together, before discounts. */
  minimumCents: number;
  /** Whether it combines with other promotions that stack. */
  stacks: boolean;
}

/** The orders that have used a promotion. */
export interface Uses {
  all: number;
  /** Uses by this buyer, if the buyer is known. */
  byBuyer: number;
}

/** A bag line's data that promotions depend on. */
export interface PromotedLine {
  lineId: number;
  kind: "item" | "sample" | "electronic";
  itemNo: string;
  series: string;
  department: string;
  quantity: number;
  unitPriceCents: number;
  /** Whether the line is, or can still be, delivered. */
  ships: boolean;
}

/** Why a code doesn't apply, with values for the message. */
export type Refusal =
  | { code: "not_started"; from: string }
  | { code: "ended"; until: string }
  | { code: "used_up" | "used_by_buyer" | "for_members" | "for_businesses" | "not_for_account" | "nothing_qualifies" }
  | { code: "below_minimum"; missingCents: number }
  | { code: "below_quantity"; buy: number; get: number }
  | { code: "not_combinable"; other: string };

/** The promotions of a bag's codes in the order in which they were entered, and the uses of each code. */
export interface BagPromotions {
  promotions: Promotion[];
  uses: Map<string, Uses>;
}

/** A code of a bag, and its outcome. */
export interface PromotionResult {
  promotion: Promotion;
  /** Null if it applies. */
  refusal: Refusal | null;
  /** Its discount on the lines, in cents. */
  discountCents: number;
  /** Whether it makes the delivery of the goods free. */
  waivesFreight: boolean;
}

export interface Discounts {
  /** In the order in which the codes were entered. */
  results: PromotionResult[];
  /** The discount of all promotions on each line, in cents by line id. */
  ofLine: Map<number, number>;
  waivesFreight: boolean;
}
