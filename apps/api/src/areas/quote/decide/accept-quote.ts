import { type customer, type ParsedInputOf, ShopError, type ValueOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireSession } from "../../../context.ts";
import { bagOfQuote, updateBag } from "../../bag/index.ts";
import { inTaxedTransaction, placeOnCredit, quoteOrder, refuseBuyer } from "../../checkout/index.ts";
import { selectOrder } from "../../order/index.ts";
import { type StoredQuote, selectQuote, updateAgreedLots } from "../quote.repository.ts";
import type { Opened } from "../quote-link.ts";
import { readQuoteOwner } from "../quote-owner.ts";
import { openQuote, refuseOtherVersion } from "./decide.ts";

type Input = ParsedInputOf<typeof customer.acceptQuote>;
type Accepted = ValueOf<typeof customer.acceptQuote>;

/**
 * Places the order of a quote in one transaction that locks the quote and checks expiry, price, stock and credit; or prepares its bag for
 * payment in another way. Accepting an accepted quote again returns the same order.
 */
export const acceptQuote: Verb<typeof customer.acceptQuote> = (context, input) =>
  inTaxedTransaction(context, async (inside) => {
    const { context: buyer, quote } = await holdBoth(inside, input);
    await refuseBuyer(buyer);
    if (quote.status === "accepted" && quote.orderId !== null) return placed(buyer, quote.orderId);
    await refuseOtherVersion(buyer, quote, input.versionNo);
    if (input.lotsAgreed) await agreeToLots(buyer, quote);
    return input.payment === "Credit" ? onCredit(buyer, quote, input) : payable(inside, quote);
  });

/** Locks the bag before its quote, in the same order as checkout/complete. */
async function holdBoth(inside: Context, input: Input): Promise<Opened> {
  const { quote } = await openQuote(inside, input, false);
  await bagOfQuote(inside, quote.bagId, true);
  return openQuote(inside, input);
}

async function onCredit(buyer: Context, quote: StoredQuote, input: Input): Promise<Accepted> {
  const order = await placeOnCredit(buyer, await bagOfQuote(buyer, quote.bagId), {
    ...input,
    attempt: `quote-${quote.quoteNo}-${input.versionNo}`,
  });
  return { status: "placed", orderNo: order.orderNo, receiptId: order.receiptKey };
}

/**
 * Assigns the bag to the payer, who must be one of the customer's people, because the link alone isn't enough.
 * @throws customer_quote_sign_in
 */
async function payable(inside: Context, quote: StoredQuote): Promise<Accepted> {
  const isReader = inside.session && (await selectQuote(inside.query, quote.storefrontId, quote.quoteNo, await readQuoteOwner(inside)));
  if (!isReader) throw new ShopError("customer_quote_sign_in");
  await updateBag(inside.query, quote.bagId, { accountId: requireSession(inside).accountId });
  return { status: "payable", shoppingBagQuoteId: quote.bagId };
}

async function placed(buyer: Context, orderId: number): Promise<Accepted> {
  const order = await selectOrder(buyer.query, orderId);
  if (!order) throw new ShopError("server_error");
  return { status: "placed", orderNo: order.orderNo, receiptId: order.receiptKey };
}

/** Stores the lots allocated from current stock as agreed, so that other lots need a new agreement. */
async function agreeToLots(buyer: Context, quote: StoredQuote): Promise<void> {
  const { priced } = await quoteOrder(buyer, await bagOfQuote(buyer, quote.bagId));
  await updateAgreedLots(
    buyer.query,
    quote.id,
    priced.lines.map(({ lots }) => lots),
  );
}
