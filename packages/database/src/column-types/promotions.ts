/** The discount of a promotion. Amounts in cents, `basisPoints` in 1e-2 percent. */
export type PromotionOffer =
  | { kind: "percentage"; basisPoints: number }
  | { kind: "amount"; cents: number }
  /** The delivery of the goods is free; samples ship apart from them and are paid for. */
  | { kind: "freeFreight" }
  /** The first `units` samples are free, dearest first. */
  | { kind: "freeSample"; units: number }
  /** Of each `buy + get` sell units of one line, `get` are free. */
  | { kind: "buyGet"; buy: number; get: number };

/** The goods of a promotion; three empty lists mean every item. */
export interface PromotionScope {
  items: string[];
  series: string[];
  departments: string[];
}
