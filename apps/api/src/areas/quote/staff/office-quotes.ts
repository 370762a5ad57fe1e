import { type OfficeQuote, type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { bagOfQuote, priceBag } from "../../bag/index.ts";
import { collectedOf } from "../../checkout/index.ts";
import { linesIn } from "../../product/index.ts";
import { selectMessages } from "../message.repository.ts";
import { countShopsQuotes, type QuoteRow, type StoredQuote, selectQuote, selectQuotePeople, selectQuotes } from "../quote.repository.ts";
import { isOver, lastDay, stateOf } from "../quote-state.rules.ts";
import { toMessage, toVersion } from "../read/quote-answer.ts";
import { type StoredVersion, selectVersions } from "../version.repository.ts";
import { addMessage } from "../write-message.ts";

const PAGE_SIZE = 50;

export const listOfficeQuotes: Verb<typeof office.quotes> = async ({ query, storefront, now }, { page }) => {
  const which = {
    storefrontId: storefront.id,
    whose: null,
    now: now(),
    show: "all" as const,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
  const [rows, { all, requested }] = await Promise.all([selectQuotes(query, which), countShopsQuotes(query, storefront.id)]);
  return { quotes: rows.map((row) => toRow(row, now(), storefront.timezone)), requested, total: all };
};

const toRow = (
  { quoteNo, earlierNo, status, requestedAt, expiresAt, askedBy, customer, jobName, totalCents }: QuoteRow,
  now: Date,
  timezone: string,
) => ({
  quoteNo,
  earlierNo,
  state: stateOf({ status }, expiresAt, now),
  askedAt: requestedAt.toISOString(),
  askedBy,
  customer,
  jobName,
  validUntil: expiresAt && lastDay(expiresAt, timezone),
  totalCents,
});

/** @throws office_quote_not_found */
export async function requireOfficeQuote(context: Context, quoteNo: number, lock = false): Promise<StoredQuote> {
  const quote = await selectQuote(context.query, context.storefront.id, quoteNo, null, lock);
  if (!quote) throw new ShopError("office_quote_not_found", { quoteNo: String(quoteNo) });
  return quote;
}

export const showOfficeQuote: Verb<typeof office.quote> = (context, { quoteNo }) => readOfficeQuote(context, quoteNo);

export async function readOfficeQuote(context: Context, quoteNo: number): Promise<OfficeQuote> {
  const { query, now } = context;
  const quote = await requireOfficeQuote(context, quoteNo);
  const [versions, messages, people, bag] = await Promise.all([
    selectVersions(query, quote.id),
    selectMessages(query, quote.id),
    selectQuotePeople(query, quote.id),
    bagOfQuote(context, quote.bagId),
  ]);
  const { contact, deliveryAddress } = collectedOf(bag);
  const { lines } = await priceBag(context, bag);
  const [newest] = versions;
  return {
    quoteNo: quote.quoteNo,
    earlierNo: quote.earlierNo,
    state: stateOf(quote, newest?.expiresAt ?? null, now()),
    askedAt: quote.requestedAt.toISOString(),
    askedBy: [people.givenName, people.surname].filter(Boolean).join(" "),
    customer: people.customer,
    jobName: quote.jobName,
    validUntil: newest ? lastDay(newest.expiresAt, context.storefront.timezone) : null,
    totalCents: newest?.totalCents ?? null,
    email: people.email,
    phone: contact?.phone ?? null,
    purchaseOrderNo: quote.purchaseOrderNo,
    deliverTo: deliveryAddress ?? null,
    lines: lines.map(({ item, line, name, unitPriceCents, available }) => ({
      itemNo: item?.itemNo ?? "",
      name,
      quantity: line.quantity,
      sellUnit: item?.sellUnit ?? "each",
      fulfilment: line.fulfilment,
      todayCents: unitPriceCents,
      available,
    })),
    versions: (await inStaffLanguage(context, quote, versions)).map((version) => toVersion({ ...context, pricesHidden: false }, version)),
    messages: messages.map(toMessage),
    orderNo: people.orderNo,
  };
}

/** Returns versions with item names in the language of staff, because offers are stored in the customer's. */
const inStaffLanguage = async ({ query, storefront, language }: Context, quote: StoredQuote, versions: StoredVersion[]) =>
  quote.language === language
    ? versions
    : await Promise.all(
        versions.map(async (version) => ({
          ...version,
          lines: await linesIn(query, { storefrontId: storefront.id, language }, version.lines),
        })),
      );

export const writeOfficeMessage: Verb<typeof office.writeQuoteMessage> = async (context, { quoteNo, text }) => {
  await inTransaction(context, async (inside) => {
    const quote = await requireOfficeQuote(inside, quoteNo, true);
    if (isOver(quote)) throw new ShopError("office_quote_ended", { quoteNo: String(quoteNo) });
    await addMessage(inside, quote.id, text, { staffId: requireStaff(inside).staffId });
  });
  return readOfficeQuote(context, quoteNo);
};
