import type { Language } from "@azulejo/contract";
import type { OfferedLine, QuotedTerms } from "@azulejo/database";
import { nextMidnight } from "../../../../domain/day.ts";
import { linesIn } from "../../../product/index.ts";
import type { Run } from "../run.ts";
import { insertVersions, type PendingQuote, replaceAskedLines, selectPendingQuotes } from "./quote.repository.ts";

const AT_ONCE = 500;

/** Writes a version of each quote that differs from its newest one, and whose lines add up to its amount. The others wait for an answer. */
export async function openMovedQuotes(run: Run, timezone: string): Promise<void> {
  for (let after = 0; ; ) {
    const pending = await selectPendingQuotes(run.query, run.storefrontId, after, AT_ONCE);
    const last = pending.at(-1);
    if (!last) return;
    const offers = await Promise.all(pending.map(async (quote) => ({ quote, lines: await offeredLines(run, quote) })));
    await insertVersions(
      run.query,
      offers.map(({ quote, lines }) => versionOf(quote, lines, timezone)),
    );
    await replaceAskedLines(
      run.query,
      offers.map(({ quote: { bagId }, lines }) => ({ bagId, lines })),
    );
    after = last.id;
  }
}

const offeredLines = ({ query, storefrontId }: Run, { language, lines }: PendingQuote): Promise<OfferedLine[]> =>
  linesIn(
    query,
    { storefrontId, language: language as Language },
    lines.map((line) => ({
      ...line,
      ...{ name: line.itemNo, detail: "", todayCents: line.unitPriceCents, rooms: [], sampleLot: null, recipient: null },
    })),
  );

const NOON = "T12:00:00Z";
const midnightAfter = (day: string, timezone: string): Date => new Date(nextMidnight(new Date(`${day}${NOON}`), timezone));
const DAY_MS = 86_400_000;

function versionOf(quote: PendingQuote, lines: OfferedLine[], timezone: string) {
  const { id: quoteId, quotedOn, validUntil, note, goodsCents, deliveryCents, taxCents } = quote;
  const previousDay = new Date(Date.parse(`${quotedOn}${NOON}`) - DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ quoteId, note, lines, goodsCents, deliveryCents, taxCents },
    sentAt: midnightAfter(previousDay, timezone),
    expiresAt: midnightAfter(validUntil, timezone),
    terms: termsOf(quote, lines),
  };
}

/** Promises prices and the price of delivery. Taxes are those of the day of the order, as the other system's rates are unknown here. */
function termsOf({ quotedOn, deliveryCents, deliveryService: service, deliveryDays }: PendingQuote, lines: OfferedLine[]): QuotedTerms {
  const isDelivered = lines.some(({ fulfilment }) => fulfilment === "DLVR");
  const source = {
    ...{ group: "goods" as const, service, why: "agreed" as const, weight: 0, parcelLimitLb: 0, zone: 0, postalPrefix: "" },
    ...{ zoneFrom: quotedOn, upToLb: 0, rateCents: deliveryCents, rateFrom: quotedOn, residential: false },
  };
  return {
    rules: 1,
    on: quotedOn,
    lines: lines.map(({ itemId, quantity, fulfilment, unitPriceCents }) => ({
      ...{ itemId, quantity, fulfilment, unitPriceCents, discountCents: 0 },
      source: { kind: "agreed", listCents: unitPriceCents, from: null, until: null, fromUnits: null },
    })),
    promotions: [],
    deliveries: isDelivered ? [{ group: "goods", options: [{ service, cents: deliveryCents, source }], charges: [] }] : [],
    service: isDelivered ? service : null,
    delivered: { rates: [], exemption: null },
    pickedUp: null,
    agreedDays: deliveryDays,
    isTaxedLater: true,
  };
}
