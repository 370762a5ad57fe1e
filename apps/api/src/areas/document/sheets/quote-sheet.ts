import type { Language } from "@azulejo/contract";
import { day, dayIn } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import { lastDay, type PaperQuote } from "../../quote/index.ts";
import type { Sheet } from "../sheet.ts";
import { frame, moneyIn, present, type Shop } from "./frame.ts";

/** Writes a version of a quote. @param hidden leaves its prices out */
export function quoteSheet(shop: Shop, language: Language, quote: PaperQuote, hidden: boolean): Sheet {
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
        `${line.name}, ${line.detail}`,
        textOr(language, `mail.receipt.quantity.${line.sellUnit}`, String(line.quantity), { count: line.quantity }),
        ...(hidden ? [] : [shown(line.unitPriceCents), shown(line.unitPriceCents * line.quantity)]),
      ],
      note: line.itemNo,
    })),
    totals: hidden ? [] : sums.map(({ label, cents }) => ({ label, value: shown(cents) })),
    remarks: [quote.note, text(language, "document.quote.stock")].flatMap((line) => line ?? []),
  };
}
