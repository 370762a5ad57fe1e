import { ShopError } from "@azulejo/contract";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { actFor } from "../../session/act-for.ts";
import type { Seal } from "../../session/seal.ts";
import { type StoredQuote, selectQuote } from "./quote.repository.ts";

const linked = z.object({ salesQuote: z.number(), storefrontId: z.number(), accountId: z.number(), until: z.number() });

/** The reader of a quote, and the quote. */
export interface Opened {
  context: Context;
  quote: StoredQuote;
}

/** Returns the encrypted part of a link that opens a quote for the person who requested it, until its version expires. */
export const sealQuote = (seal: Seal, quote: Pick<StoredQuote, "quoteNo" | "storefrontId" | "accountId">, until: Date): string =>
  seal.seal(
    JSON.stringify({
      salesQuote: quote.quoteNo,
      storefrontId: quote.storefrontId,
      accountId: quote.accountId,
      until: until.getTime(),
    } satisfies z.infer<typeof linked>),
  );

/** Returns a linked quote with a context for the person to whom it was sent. @throws customer_quote_unknown, also for an expired link */
export async function openLink(context: Context, ticket: string, lock = false): Promise<Opened> {
  const text = context.seal.open(ticket);
  const link = text === null ? null : linked.safeParse(parsed(text)).data;
  const isOurs = link && link.storefrontId === context.storefront.id && link.until > context.now().getTime();
  const acting = isOurs ? await actFor(context, link.accountId) : null;
  const quote = isOurs ? await selectQuote(context.query, link.storefrontId, link.salesQuote, { accountId: link.accountId }, lock) : null;
  if (!acting || !quote) throw new ShopError("customer_quote_unknown");
  return { context: acting, quote };
}

/** Returns null for encrypted texts of other kinds, which aren't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
