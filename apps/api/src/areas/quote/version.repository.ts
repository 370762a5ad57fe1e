import type { OfferedLine, Query, QuotedTerms } from "@azulejo/database";

/** A sent version of an offer. Amounts in cents. */
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

/** Returns the versions of an offer, newest first. */
export const selectVersions = (query: Query, quoteId: number): Promise<StoredVersion[]> =>
  query
    .selectFrom("salesQuoteVersion")
    .select(["versionNo", "sentAt", "expiresAt", "note", "lines", "goodsCents", "deliveryCents", "taxCents", "totalCents"])
    .where("quoteId", "=", quoteId)
    .orderBy("versionNo", "desc")
    .execute();

/** A version with the data of its document. */
export interface PaperQuote extends StoredVersion {
  quoteNo: number;
  earlierNo: string | null;
  currency: string;
  purchaseOrderNo: string | null;
  jobName: string | null;
  customer: string | null;
  branch: string | null;
  askedBy: string;
}

/** Returns a version of a quote; null if it doesn't exist. */
export async function selectPaperQuote(query: Query, quoteId: number, versionNo: number): Promise<PaperQuote | null> {
  const row = await query
    .selectFrom("salesQuoteVersion as version")
    .innerJoin("salesQuote as quote", "quote.id", "version.quoteId")
    .innerJoin("account", "account.id", "quote.accountId")
    .leftJoin("customer", "customer.id", "quote.customerId")
    .leftJoin("customerBranch as branch", "branch.id", "quote.branchId")
    .select(["versionNo", "sentAt", "expiresAt", "note", "lines", "goodsCents", "deliveryCents", "taxCents", "totalCents"])
    .select(["quoteNo", "quote.earlierNo", "quote.currency", "quote.purchaseOrderNo", "quote.jobName", "givenName", "surname"])
    .select(["customer.name as customer", "branch.name as branch"])
    .where("quote.id", "=", quoteId)
    .where("versionNo", "=", versionNo)
    .executeTakeFirst();
  if (!row) return null;
  const { givenName, surname, ...paper } = row;
  return { ...paper, askedBy: [givenName, surname].filter(Boolean).join(" ") };
}

type NewVersion = StoredVersion & { quoteId: number; staffId: number | null; terms: QuotedTerms };

export async function insertVersion(query: Query, { lines, terms, ...version }: NewVersion): Promise<void> {
  await query
    .insertInto("salesQuoteVersion")
    .values({ ...version, lines: JSON.stringify(lines), terms: JSON.stringify(terms) })
    .execute();
}
