import { type customer, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { changeBags, mayOrder } from "../../checkout/index.ts";
import { markRejected, markWithdrawn } from "../quote.repository.ts";
import { enqueueQuoteMail } from "../quote-mail.ts";
import { requireQuote } from "../quote-owner.ts";
import { openQuote, refuseBeingPaid, refuseOtherVersion } from "./decide.ts";

export const listRejectReasons: Verb<typeof customer.rejectReasons> = async ({ storefront, language }) =>
  storefront.settings.quotes.rejectReasons.map(({ code, label }) => ({ code, label: label[language] }));

/** Rejects a quote, also an expired one. */
export const rejectQuote: Verb<typeof customer.rejectQuote> = (context, input) =>
  changeBags(
    context,
    async () => [(await openQuote(context, input, false)).quote.bagId],
    () => reject(context, input),
  );

const reject = (context: Context, { reason, note, ...which }: ParsedInputOf<typeof customer.rejectQuote>): Promise<{ done: true }> =>
  inTransaction(context, async (inside) => {
    const { context: buyer, quote } = await openQuote(inside, which);
    refuseRole(buyer);
    if (quote.status === "rejected") return { done: true as const };
    await refuseOtherVersion(buyer, quote, which.versionNo);
    await refuseBeingPaid(buyer, quote);
    const { rejectReasons } = inside.storefront.settings.quotes;
    if (!rejectReasons.some(({ code }) => code === reason)) throw new ShopError("customer_quote_reason");
    const at = inside.now();
    await markRejected(inside.query, quote.id, at, reason, note ?? null);
    await enqueueQuoteMail(inside, quote.id, { news: "rejected" }, at);
    return { done: true as const };
  });

export const withdrawQuote: Verb<typeof customer.withdrawQuote> = (context, { quoteNo }) =>
  changeBags(
    context,
    async () => [(await requireQuote(context, quoteNo, false)).bagId],
    () => withdraw(context, quoteNo),
  );

const withdraw = (context: Context, quoteNo: number): Promise<{ done: true }> =>
  inTransaction(context, async (inside) => {
    const quote = await requireQuote(inside, quoteNo, true);
    refuseRole(inside);
    if (quote.status === "withdrawn") return { done: true as const };
    if (quote.status !== "requested" && quote.status !== "sent") throw new ShopError("customer_quote_ended");
    await refuseBeingPaid(inside, quote);
    const at = inside.now();
    await markWithdrawn(inside.query, quote.id, at);
    await enqueueQuoteMail(inside, quote.id, { news: "withdrawn" }, at);
    return { done: true as const };
  });

/** Accounting may read quotes but not decide on them. @throws account_role */
function refuseRole({ session }: Context): void {
  if (session?.customer && !mayOrder(session.roles)) throw new ShopError("account_role");
}
