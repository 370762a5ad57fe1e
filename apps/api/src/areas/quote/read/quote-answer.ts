import type { Language } from "@azulejo/contract";
import type { ListedQuote, SalesQuote, SalesQuoteVersion } from "@azulejo/contract/areas/customer.ts";
import type { Context, Work } from "../../../context.ts";
import type { PricedLine } from "../../bag/index.ts";
import type { StoredMessage } from "../message.repository.ts";
import type { QuoteRow } from "../quote.repository.ts";
import { lastDay, stateOf } from "../quote-state.rules.ts";
import type { StoredVersion } from "../version.repository.ts";

type QuoteFilter = Pick<Context, "pricesHidden">;
type Reader = Pick<Context, "pricesHidden" | "storefront">;
const unlessHidden = ({ pricesHidden }: QuoteFilter, cents: number | null): number | null => (pricesHidden ? null : cents);

export function toVersion(context: Reader, { lines, sentAt, expiresAt, ...version }: StoredVersion): SalesQuoteVersion {
  const shown = (cents: number) => unlessHidden(context, cents);
  return {
    ...version,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    validUntil: lastDay(expiresAt, context.storefront.timezone),
    goodsCents: shown(version.goodsCents),
    deliveryCents: shown(version.deliveryCents),
    taxCents: shown(version.taxCents),
    totalCents: shown(version.totalCents),
    lines: lines.map(({ itemNo, name, detail, quantity, sellUnit, areaPerUnit, fulfilment, unitPriceCents, todayCents }) => ({
      itemNo,
      name,
      detail,
      quantity,
      sellUnit,
      areaPerUnit,
      fulfilment,
      unitPriceCents: shown(unitPriceCents),
      todayCents: shown(todayCents),
      goodsCents: shown(unitPriceCents * quantity),
    })),
  };
}

/** Returns a requested line without an offer, with its current price. */
export const toRequestedLine = (
  context: QuoteFilter,
  { item, line, name, detail, picture, format, unitPriceCents }: PricedLine,
): SalesQuote["asked"][number] => ({
  itemNo: item?.itemNo ?? "",
  name,
  detail,
  quantity: line.quantity,
  sellUnit: item?.sellUnit ?? "each",
  areaPerUnit: item?.areaPerUnit ?? null,
  fulfilment: line.fulfilment,
  unitPriceCents: null,
  todayCents: unlessHidden(context, unitPriceCents),
  goodsCents: null,
  picture,
  format,
});

export const toMessage = ({ at, text, isShops, givenName, surname }: StoredMessage): SalesQuote["messages"][number] => ({
  at: at.toISOString(),
  from: isShops ? "shop" : "customer",
  name: isShops ? null : [givenName, surname].filter(Boolean).join(" "),
  text,
});

export function toListed(context: Reader & Pick<Work, "now">, row: QuoteRow): ListedQuote {
  const { status: _, customer: __, requestedAt, expiresAt, ...listed } = row;
  return {
    ...listed,
    state: stateOf(row, expiresAt, context.now()),
    askedAt: requestedAt.toISOString(),
    validUntil: expiresAt && lastDay(expiresAt, context.storefront.timezone),
    totalCents: unlessHidden(context, row.totalCents),
  };
}

/** Returns a reason in the reader's language, or its code if the shop no longer has it. */
export function reasonLabel({ storefront }: Pick<Work, "storefront">, code: string, language: Language): string {
  return storefront.settings.quotes.rejectReasons.find((one) => one.code === code)?.label[language] ?? code;
}
