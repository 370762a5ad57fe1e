import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../context.ts";
import type { StoredBag } from "../bag/index.ts";
import { listSavedPayments } from "../saved-payment/index.ts";
import { showApproval } from "./approval/needed-approval.ts";
import { offerBankDebit } from "./bank-debit/mandate.ts";
import { readCreditLine } from "./credit-line/read-credit-line.ts";
import { readGiftCard } from "./gift-card/gift-part.ts";
import type { OrderQuote } from "./quote/order-quote.ts";
import { toQuoteAnswer } from "./quote/quote-answer.ts";
import { quoteOrder } from "./quote/quote-order.ts";

/** Returns the checkout of a bag, with the caller's ways to pay. */
export async function readCheckout(context: Context, bag: StoredBag, known?: OrderQuote): Promise<Quote> {
  const quote = known ?? (await quoteOrder(context, bag));
  const answer = toQuoteAnswer(context, bag.id, quote, {
    creditLine: await readCreditLine(context),
    saved: await listSavedPayments(context),
    bankDebit: await offerBankDebit(context, quote.totalCents),
    giftCard: await readGiftCard(context, bag, quote.totalCents),
  });
  return { ...answer, approval: await showApproval(context, bag, quote.totalCents) };
}
