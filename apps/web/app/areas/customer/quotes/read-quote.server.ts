import { customer } from "@azulejo/contract";
import type { SalesQuote } from "@azulejo/contract/areas/customer.ts";
import { redirect } from "react-router";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** A quote identified by its number, for a signed-in user, or by the encrypted ticket of an emailed link, for anyone who has the link. */
export interface NamedQuote {
  quoteNo?: string | null | undefined;
  ticket?: string | null | undefined;
}

/** Reads which quote an address names. */
export const namedIn = ({ searchParams }: URL): NamedQuote => ({ quoteNo: searchParams.get("quote"), ticket: searchParams.get("link") });

/** @throws a redirect to the login for a quote number without a session, and 404 for a quote that the visitor can't see */
export async function readQuote(
  { context, language, session, url, address, notFound }: Visit,
  { quoteNo, ticket }: NamedQuote,
): Promise<SalesQuote> {
  try {
    if (ticket) return await callApi(context, language, customer.linkedQuote, { ticket });
    if (!session) throw redirect(`${address("account/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
    return await callApi(context, language, customer.quote, { id: Number(quoteNo) });
  } catch (error) {
    if (isNotFound(error, "customer_quote_unknown")) notFound();
    throw error;
  }
}

/** Returns the parameters that identify the quote in calls to accept or reject it. */
export const whichOf = ({ quoteNo, ticket }: NamedQuote) => (ticket ? { ticket } : { quoteNo: Number(quoteNo) });
