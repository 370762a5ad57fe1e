import type { Language } from "@azulejo/contract";
import { day, dayIn } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import { lastDay, type PaperQuote } from "../../quote/index.ts";
import type { SheetToIllustrate } from "../sheet.ts";
import { frame, goodsOf, moneyIn, present, type ShopOnline, scanTo } from "./frame.ts";

interface Details {
  /** Whether prices are left out. */
  hidden: boolean;
  /** The addresses of pictures, by item number. */
  pictures: Map<string, string>;
}

/** Writes a version of a quote. */
export function quoteSheet(shop: ShopOnline, language: Language, quote: PaperQuote, { hidden, pictures }: Details): SheetToIllustrate {
  const shown = moneyIn(quote.currency, language);
  const { goodsCents, deliveryCents, taxCents, totalCents } = quote;
  const columns = ["item", "quantity", ...(hidden ? [] : (["price", "amount"] as const))] as const;
  const sums = [
    { label: text(language, "document.goods"), cents: goodsCents },
    { label: text(language, "document.delivery"), cents: deliveryCents },
    { label: text(language, "document.tax"), cents: taxCents },
    { label: text(language, "document.total"), cents: totalCents },
  ];
  return {
    ...frame(shop, language),
    title: text(language, "document.quote.title", { number: String(quote.quoteNo), version: String(quote.versionNo) }),
    to: [quote.customer, quote.askedBy, quote.branch].flatMap((line) => line ?? []),
    facts: present([
      { label: text(language, "document.sent"), value: dayIn(quote.sentAt.toISOString(), shop.timezone, language) },
      {
        label: text(language, "document.validUntil"),
        value: day(lastDay(quote.expiresAt, shop.timezone), language),
      },
      { label: text(language, "document.earlierNo"), value: quote.earlierNo },
      { label: text(language, "document.purchaseOrder"), value: quote.purchaseOrderNo },
      { label: text(language, "document.job"), value: quote.jobName },
    ]),
    columns: columns.map((column) => text(language, `document.${column}`)),
    rows: quote.lines.map((line) => ({
      cells: [
        goodsOf(line),
        textOr(language, `mail.receipt.quantity.${line.sellUnit}`, String(line.quantity), { count: line.quantity }),
        ...(hidden ? [] : [shown(line.unitPriceCents), shown(line.unitPriceCents * line.quantity)]),
      ],
      note: line.itemNo,
      pictureAddress: pictures.get(line.itemNo) ?? null,
    })),
    scan: scanTo(shop, language, "quote", `account/quotes/${quote.quoteNo}`),
    totals: hidden ? [] : sums.map(({ label, cents }) => ({ label, value: shown(cents) })),
    remarks: [quote.note, text(language, "document.quote.stock")].flatMap((line) => line ?? []),
  };
}
