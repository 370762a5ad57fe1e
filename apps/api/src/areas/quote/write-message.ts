import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../context.ts";
import { countMessages, insertMessage, selectMessages } from "./message.repository.ts";
import { enqueueQuoteMail } from "./quote-mail.ts";
import { requireQuote } from "./quote-owner.ts";
import { isOver } from "./quote-state.rules.ts";
import { toMessage } from "./read/quote-answer.ts";

/** More messages than any negotiation needs, against automated ones. */
const MAX_MESSAGES = 200;

export const writeMessage: Verb<typeof customer.writeQuoteMessage> = (context, { quoteNo, text }) =>
  inTransaction(context, async (inside) => {
    const quote = await requireQuote(inside, quoteNo, true);
    if (isOver(quote)) throw new ShopError("customer_quote_ended");
    await addMessage(inside, quote.id, text, { accountId: requireSession(inside).accountId });
    return { messages: (await selectMessages(inside.query, quote.id)).map(toMessage) };
  });

/** Adds a message in the caller's transaction, which has locked the quote, and notifies the other side. @throws customer_quote_messages */
export async function addMessage(
  inside: Context,
  quoteId: number,
  text: string,
  author: { accountId: number } | { staffId: number },
): Promise<void> {
  if ((await countMessages(inside.query, quoteId)) >= MAX_MESSAGES) throw new ShopError("customer_quote_messages", { limit: MAX_MESSAGES });
  const at = inside.now();
  const messageId = await insertMessage(inside.query, { quoteId, at, text, ...author });
  await enqueueQuoteMail(inside, quoteId, { news: "staffId" in author ? "answered" : "asked", messageId }, at);
}
