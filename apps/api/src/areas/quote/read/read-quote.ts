import { type customer, ShopError, type ValueOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { bagOfQuote, priceBag } from "../../bag/index.ts";
import { mayOrder, readCheckout } from "../../checkout/index.ts";
import { contactPhone } from "../../store/index.ts";
import { selectMessages } from "../message.repository.ts";
import { type StoredQuote, selectQuotePeople } from "../quote.repository.ts";
import { openLink } from "../quote-link.ts";
import { requireQuote } from "../quote-owner.ts";
import { stateOf } from "../quote-state.rules.ts";
import { selectVersions } from "../version.repository.ts";
import { reasonLabel, toMessage, toRequestedLine, toVersion } from "./quote-answer.ts";

type Answer = ValueOf<typeof customer.quote>;

export const readQuote: Verb<typeof customer.quote> = async (context, { id }) => answer(context, await requireQuote(context, id));

export const readLinkedQuote: Verb<typeof customer.linkedQuote> = async (context, { ticket }) => {
  const opened = await openLink(context, ticket);
  return answer(opened.context, opened.quote);
};

async function answer(context: Context, quote: StoredQuote): Promise<Answer> {
  const { query, storefront, session, language } = context;
  const [versions, messages, people, bag, phone] = await Promise.all([
    selectVersions(query, quote.id),
    selectMessages(query, quote.id),
    selectQuotePeople(query, quote.id),
    bagOfQuote(context, quote.bagId),
    contactPhone(context),
  ]);
  const state = stateOf(quote, versions[0]?.expiresAt ?? null, context.now());
  const mayDecide = state === "open" && mayDecideOn(session) && !context.pricesHidden;
  const { lines } = await priceBag(context, bag);
  return {
    quoteNo: quote.quoteNo,
    state,
    askedAt: quote.requestedAt.toISOString(),
    askedBy: [people.givenName, people.surname].filter(Boolean).join(" "),
    branch: people.branch,
    purchaseOrderNo: quote.purchaseOrderNo,
    jobName: quote.jobName,
    currency: quote.currency,
    asked: lines.map((line) => toRequestedLine(context, line)),
    versions: versions.map((version) => toVersion(context, version)),
    messages: messages.map(toMessage),
    rejected:
      quote.rejectReason === null ? null : { reason: reasonLabel({ storefront }, quote.rejectReason, language), note: quote.rejectNote },
    order: people.orderNo !== null && people.receiptKey !== null ? { orderNo: people.orderNo, receiptId: people.receiptKey } : null,
    mayDecide,
    checkout: mayDecide ? await readCheckout(context, bag).catch(unlessChanged) : null,
    phone,
  };
}

/** Returns null for an offer that can't be ordered any more, so that it can still be read. Throws any other error. */
function unlessChanged(error: unknown): null {
  if (error instanceof ShopError && error.code.startsWith("customer_quote_")) return null;
  throw error;
}

const mayDecideOn = (session: Context["session"]): boolean =>
  session !== null && (!session.customer || (mayOrder(session.roles) && !session.customer.locked));
