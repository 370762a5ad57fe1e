import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { StoredQuote } from "./quote.repository.ts";

/** The data of an email about a quote. */
export interface QuoteNewsRow extends Pick<StoredQuote, "quoteNo" | "storefrontId" | "accountId" | "currency" | "language" | "status"> {
  rejectReason: string | null;
  rejectNote: string | null;
  email: string;
  givenName: string | null;
  surname: string | null;
  lineCount: number;
  /** The message that the email is about. */
  text: string | null;
  /** The version that the email is about; null if it isn't the newest one any more, or is closed. */
  version: { totalCents: number; expiresAt: Date } | null;
}

/** @returns null if the quote no longer exists */
export async function selectQuoteNews(
  query: Query,
  quoteId: number,
  { messageId, versionNo }: { messageId?: unknown; versionNo?: unknown },
): Promise<QuoteNewsRow | null> {
  const { rows } = await sql<Omit<QuoteNewsRow, "version"> & { totalCents: number | null; expiresAt: Date | null }>`
    select quote.quote_no, quote.storefront_id, quote.account_id, quote.currency, account.language, quote.status, quote.reject_reason,
      quote.reject_note, account.email, account.given_name, account.surname,
      (select count(*) from bag_line where bag_line.bag_id = quote.bag_id)::int as line_count,
      (select text from sales_quote_message message where message.id = ${Number(messageId ?? 0)}) as text,
      version.total_cents, version.expires_at
    from sales_quote quote join account on account.id = quote.account_id
    left join sales_quote_version version on version.quote_id = quote.id and version.version_no = ${Number(versionNo ?? 0)}
      and quote.status = 'sent' and not exists (
        select from sales_quote_version later where later.quote_id = quote.id and later.version_no > version.version_no)
    where quote.id = ${quoteId}`.execute(query);
  const [row] = rows;
  if (!row) return null;
  const { totalCents, expiresAt, ...news } = row;
  return { ...news, version: totalCents === null || expiresAt === null ? null : { totalCents, expiresAt } };
}
