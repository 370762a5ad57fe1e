import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { refuseReserved, selectOrdersOfBag } from "../../order/index.ts";
import type { StoredQuote } from "../quote.repository.ts";
import { type Opened, openLink } from "../quote-link.ts";
import { requireQuote } from "../quote-owner.ts";
import { selectVersions } from "../version.repository.ts";

/** Identifies a quote by number for its customer, or by an emailed link for anyone. */
export interface WhichQuote {
  quoteNo?: number | undefined;
  ticket?: string | undefined;
}

/** Returns a quote. @param lock locks it until commit @throws customer_quote_unknown, customer_quote_sign_in */
export async function openQuote(inside: Context, { quoteNo, ticket }: WhichQuote, lock = true): Promise<Opened> {
  if (ticket !== undefined) return openLink(inside, ticket, lock);
  if (!inside.session) throw new ShopError("customer_quote_sign_in");
  return { context: inside, quote: await requireQuote(inside, quoteNo ?? 0, lock) };
}

/** @throws customer_quote_unanswered, customer_quote_ended, customer_quote_version */
export async function refuseOtherVersion(context: Context, quote: StoredQuote, versionNo: number): Promise<void> {
  if (quote.status === "requested") throw new ShopError("customer_quote_unanswered");
  if (quote.status !== "sent") throw new ShopError("customer_quote_ended");
  const [newest] = await selectVersions(context.query, quote.id);
  if (newest?.versionNo !== versionNo) throw new ShopError("customer_quote_version");
}

/** Refuses to change a quote while its order is being paid. @throws checkout_in_progress */
export async function refuseBeingPaid(context: Context, quote: StoredQuote): Promise<void> {
  refuseReserved(await selectOrdersOfBag(context.query, quote.storefrontId, quote.bagId));
}
