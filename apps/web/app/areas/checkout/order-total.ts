import type { Quote } from "@azulejo/contract/areas/checkout.ts";

/** Returns the order's total; before a delivery is chosen, the quoted one; null while neither is known. */
export const totalOf = ({ totals, deliveredQuote }: Quote): number | null =>
  totals.totalCents ?? (deliveredQuote && deliveredQuote.state !== "void" ? deliveredQuote.totalCents : null);
