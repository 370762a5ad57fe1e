import type { OfferedLine, Query, QuotedTerms } from "@azulejo/database";

/** What was offered at some time. Amounts in cents. */
export interface StoredVersion {
  versionNo: number;
  sentAt: Date;
  expiresAt: Date;
  note: string | null;
  lines: OfferedLine[];
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
}

/** Returns what was offered, newest first. */
export const selectVersions = (query: Query, quoteId: number): Promise<StoredVersion[]> =>
  query
    .selectFrom("salesQuoteVersion")
    .select(["versionNo", "sentAt", "expiresAt", "note", "lines", "goodsCents", "deliveryCents", "taxCents", "totalCents"])
    .where("quoteId", "=", quoteId)
    .orderBy("versionNo", "desc")
    .execute();

type NewVersion = StoredVersion & { quoteId: number; staffId: number | null; terms: QuotedTerms };

export async function insertVersion(query: Query, { lines, terms, ...version }: NewVersion): Promise<void> {
  await query
    .insertInto("salesQuoteVersion")
    .values({ ...version, lines: JSON.stringify(lines), terms: JSON.stringify(terms) })
    .execute();
}
