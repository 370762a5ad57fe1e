/** The discount of a promotion. Amounts in cents, `basisPoints` in 1e-2 percent. */
export type PromotionOffer =
  | { kind: "percentage"; basisPoints: number }
  | { kind: "amount"; cents: number }
  /** Free delivery of the goods. Samples are shipped separately and are charged. */
  | { kind: "freeFreight" }
  /** The first `units` samples are free, most expensive first. */
  | { kind: "freeSample"; units: number }
  /** Of each `buy + get` sell units of a line, `get` are free. */
  | { kind: "buyGet"; buy: number; get: number };

/** The goods of a promotion; three empty lists mean every item. */
export interface PromotionScope {
  items: string[];
  series: string[];
  departments: string[];
}
