import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { OfferedLine } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { addDays, nextMidnight } from "../../../domain/day.ts";
import { text } from "../../../messages/index.ts";
import { actFor } from "../../../session/act-for.ts";
import { recordAct } from "../../audit/index.ts";
import { bagOfQuote, type PricedLine, priceBag, type StoredBag } from "../../bag/index.ts";
import { bagOfItems, bagOfOffer, collectedOf, freightToBox, inTaxedTransaction, offerOf, partsOfOffer } from "../../checkout/index.ts";
import { todayAt } from "../../product/index.ts";
import { refuseBeingPaid } from "../decide/decide.ts";
import { markSent, type StoredQuote } from "../quote.repository.ts";
import { enqueueQuoteMail } from "../quote-mail.ts";
import { isOver } from "../quote-state.rules.ts";
import { insertVersion, selectVersions } from "../version.repository.ts";
import { readOfficeQuote, requireOfficeQuote } from "./office-quotes.ts";

type Input = ParsedInputOf<typeof office.sendQuote>;

/** Sends a version of a quote. Sent versions never change; a new one replaces them. */
export const sendQuote: Verb<typeof office.sendQuote> = async (context, input) => {
  await inTaxedTransaction(context, async (inside) => {
    const { staffId } = requireStaff(inside);
    const quote = await requireOfficeQuote(inside, input.quoteNo, true);
    if (isOver(quote)) throw new ShopError("office_quote_ended", { quoteNo: String(quote.quoteNo) });
    await refuseBeingPaid(inside, quote);
    const reader = await readerOf(inside, quote);
    const bag = await bagOfQuote(reader, quote.bagId);
    const lines = await offeredLines(reader, bag, input);
    const delivery = input.delivery ?? { service: collectedOf(bag).deliveryService ?? null };
    const { quote: amounts, terms } = offerOf(await partsOfOffer(reader, bagOfOffer(bag, lines, null)), lines, delivery);
    const { goodsCents, deliveryCents, taxCents, totalCents } = amounts;
    if (amounts.notDeliverable === "po_box") throw freightToBox("delivery.service");
    if (!terms || deliveryCents === null || taxCents === null || totalCents === null || amounts.notDeliverable !== null)
      throw new ShopError("office_quote_incomplete", { steps: text(inside.language, "checkout.step.shipping-options") });
    const [newest] = await selectVersions(inside.query, quote.id);
    const versionNo = (newest?.versionNo ?? 0) + 1;
    const at = inside.now();
    await insertVersion(inside.query, {
      quoteId: quote.id,
      versionNo,
      staffId,
      sentAt: at,
      expiresAt: endOfDay(inside, input.validDays ?? inside.storefront.settings.quotes.validDays),
      note: input.note ?? null,
      lines,
      terms,
      goodsCents,
      deliveryCents,
      taxCents,
      totalCents,
    });
    await markSent(inside.query, quote.id);
    const prices = lines.map(({ itemNo, quantity, unitPriceCents, todayCents }) => ({ itemNo, quantity, unitPriceCents, todayCents }));
    await recordAct(inside, {
      kind: "quote.sent",
      subject: "quote",
      no: quote.quoteNo,
      before: newest ? { version: newest.versionNo, totalCents: newest.totalCents } : null,
      after: { version: versionNo, totalCents, lines: prices },
    });
    await enqueueQuoteMail(inside, quote.id, { news: "sent", versionNo }, at);
  });
  return readOfficeQuote(context, input.quoteNo);
};

/**
 * Returns a context in the customer's name and the quote's language, for their rates, certificates and names.
 * @throws office_quote_ended if the account no longer exists
 */
async function readerOf(inside: Context, quote: StoredQuote): Promise<Context> {
  const reader = await actFor(inside, quote.accountId);
  if (!reader) throw new ShopError("office_quote_ended", { quoteNo: String(quote.quoteNo) });
  return { ...reader, language: quote.language as Context["language"], pricesHidden: false };
}

/** @throws product_not_found, checkout_item_gone */
async function offeredLines(reader: Context, bag: StoredBag, { lines: wanted }: Input): Promise<OfferedLine[]> {
  if (!wanted) return (await priceBag(reader, bag)).lines.map((line) => offered(line, undefined));
  const items = await bagOfItems(reader, wanted);
  const asked = {
    ...bag,
    lines: items.lines.map((line, index) => ({ ...line, fulfilment: wanted[index]?.fulfilment ?? line.fulfilment })),
  };
  return (await priceBag(reader, asked)).lines.map((line, index) => offered(line, wanted[index]?.unitPriceCents));
}

function offered({ line, item, name, detail, unitPriceCents }: PricedLine, agreedCents: number | undefined): OfferedLine {
  if (!item || unitPriceCents === null) throw new ShopError("checkout_item_gone", { itemNo: item?.itemNo ?? String(line.lineId) });
  const { itemId, productId, quantity, fulfilment, rooms, sampleLot, recipient } = line;
  return {
    itemId,
    productId,
    itemNo: item.itemNo,
    name,
    detail,
    sellUnit: item.sellUnit,
    areaPerUnit: item.areaPerUnit,
    quantity,
    fulfilment: fulfilment === "NONE" ? "DLVR" : fulfilment,
    unitPriceCents: agreedCents ?? unitPriceCents,
    todayCents: unitPriceCents,
    rooms,
    sampleLot,
    recipient,
  };
}

/** A quote is valid until the end of a day in the shop's time zone. */
const endOfDay = (context: Context, days: number): Date =>
  new Date(nextMidnight(new Date(`${addDays(todayAt(context), days)}T12:00:00Z`), context.storefront.timezone));
