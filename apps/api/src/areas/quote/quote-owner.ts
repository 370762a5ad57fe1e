import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../context.ts";
import { accountBranches } from "../customer/index.ts";
import { type QuoteOwner, type StoredQuote, selectQuote } from "./quote.repository.ts";

/** Professionals read their own quotes only, as with orders. */
const mayReadAll = ["Administrator", "Accounting", "Sales"] as const;

/** Returns the owners whose quotes the caller may read. */
export async function readQuoteOwner(context: Context): Promise<QuoteOwner> {
  const { accountId, customer, roles } = requireSession(context);
  const isForAll = customer !== null && mayReadAll.some((role) => roles.includes(role));
  return isForAll ? { customerId: customer.id, branchIds: await accountBranches(context, accountId) } : { accountId };
}

/** @throws customer_quote_unknown, also for a quote that the caller may not read */
export async function requireQuote(context: Context, quoteNo: number, lock = false): Promise<StoredQuote> {
  const quote = await selectQuote(context.query, context.storefront.id, quoteNo, await readQuoteOwner(context), lock);
  if (!quote) throw new ShopError("customer_quote_unknown");
  return quote;
}
