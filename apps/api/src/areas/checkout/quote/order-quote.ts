import type { QuoteInUse } from "../delivered-quote/honor-quote.ts";
import type { AssembledQuote } from "./assemble-quote.rules.ts";

/** A bag's full price: at current prices, at those of a delivered quote if that is lower, or at those of a sales quote. */
export interface OrderQuote extends AssembledQuote {
  /** The delivered quote of the bag, and whether it applies; null without one. */
  deliveredQuote: QuoteInUse | null;
  /** The sales quote that the order follows; null without one. */
  salesQuote: { quoteNo: number; versionNo: number; branchId: number | null } | null;
}
