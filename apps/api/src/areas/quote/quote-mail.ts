import type { Work } from "../../context.ts";

export const QUOTE_MAIL = "mail.quote";

/** The event that an email is about. To the shop: a request, message, rejection or withdrawal. To the customer: an offer or an answer. */
export type QuoteNews =
  | { news: "requested" | "rejected" | "withdrawn" }
  | { news: "sent"; versionNo: number }
  | { news: "asked" | "answered"; messageId: number };

/** Queues an email about a quote in the caller's transaction. */
export function enqueueQuoteMail({ query, outbox }: Work, quoteId: number, about: QuoteNews, at: Date): Promise<void> {
  const which = "messageId" in about ? about.messageId : "versionNo" in about ? about.versionNo : at.getTime();
  return outbox.enqueue(query, [{ kind: QUOTE_MAIL, key: `quote:${quoteId}:${about.news}:${which}`, payload: { quoteId, ...about } }]);
}
