import type { LotUnits, OfferedLine, Query, QuotedTerms } from "@azulejo/database";

/** The newest version of a sales quote. */
export interface Offer {
  quoteId: number;
  quoteNo: number;
  versionNo: number;
  status: "requested" | "sent" | "accepted" | "rejected" | "withdrawn";
  /** The account that requested it, and the branch that it is for. */
  accountId: number;
  customerId: number | null;
  branchId: number | null;
  expiresAt: Date;
  lines: OfferedLine[];
  terms: QuotedTerms;
  taxCents: number;
  totalCents: number;
  /** The lots that the buyer has agreed to, by line. */
  agreedLots: LotUnits[][] | null;
}

/** Returns the offer for a bag that a quote was asked for; null without one. @param lock whether to hold the quote until commit */
export async function selectOffer(query: Query, bagId: string, lock = false): Promise<Offer | null> {
  const row = await query
    .selectFrom("salesQuote")
    .innerJoin("salesQuoteVersion", "salesQuoteVersion.quoteId", "salesQuote.id")
    .select(["salesQuote.id as quoteId", "quoteNo", "versionNo", "status", "accountId", "customerId", "branchId"])
    .select(["expiresAt", "lines", "terms", "salesQuoteVersion.taxCents", "totalCents", "agreedLots"])
    .where("bagId", "=", bagId)
    .orderBy("versionNo", "desc")
    .limit(1)
    .$if(lock, (select) => select.forUpdate("salesQuote"))
    .executeTakeFirst();
  return row ?? null;
}

/** Marks the quote of a bag as followed by an order. */
export async function markAccepted(query: Query, bagId: string, orderId: number, at: Date): Promise<void> {
  await query
    .updateTable("salesQuote")
    .set({ status: "accepted", orderId, endedAt: at })
    .where("bagId", "=", bagId)
    .where("status", "=", "sent")
    .execute();
}
