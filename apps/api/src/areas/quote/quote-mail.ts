import type { Work } from "../../context.ts";

export const QUOTE_MAIL = "mail.quote";

/**
 * The news of an email about a quote: to the shop, that something was asked, said, rejected or taken back; to the customer, an offer or an
 * answer.
 */
export type QuoteNews =
  | { news: "requested" | "rejected" | "withdrawn" }
  | { news: "sent"; versionNo: number }
  | { news: "asked" | "answered"; messageId: number };

/** Queues an email about a quote in the caller's transaction. */
export function tellOfQuote({ query, outbox }: Work, quoteId: number, about: QuoteNews, at: Date): Promise<void> {
  const which = "messageId" in about ? about.messageId : "versionNo" in about ? about.versionNo : at.getTime();
  return outbox.enqueue(query, [{ kind: QUOTE_MAIL, key: `quote:${quoteId}:${about.news}:${which}`, payload: { quoteId, ...about } }]);
}
