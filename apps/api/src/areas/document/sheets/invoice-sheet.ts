import type { Language } from "@azulejo/contract";
import { day } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import type { InvoicePaper, PaperLine } from "../invoice-paper.repository.ts";
import { linePicture } from "../line-picture.rules.ts";
import type { SheetToIllustrate } from "../sheet.ts";
import { frame, goodsOf, moneyIn, present, type ShopOnline, scanTo } from "./frame.ts";

/** Writes an invoice or a credit. */
export function invoiceSheet(shop: ShopOnline, language: Language, invoice: InvoicePaper, lines: PaperLine[]): SheetToIllustrate {
  const shown = moneyIn(invoice.currency, language);
  const { kind, totalCents, openCents, prepaidCents } = invoice;
  const paidSince = totalCents - prepaidCents - openCents;
  const parts = [
    { label: text(language, "document.goods"), cents: invoice.goodsCents },
    { label: text(language, "document.delivery"), cents: invoice.deliveryCents },
    { label: text(language, "document.tax"), cents: invoice.taxCents },
  ].filter(({ cents }) => cents !== 0);
  const paid = [
    { label: text(language, "document.prepaid"), cents: -prepaidCents },
    { label: text(language, kind === "credit" ? "document.used" : "document.paid"), cents: -paidSince },
  ].filter(({ cents }) => cents !== 0);
  const sums = [...parts, { label: text(language, "document.total"), cents: totalCents }, ...paid];
  const last = { label: text(language, kind === "credit" ? "document.unused" : "document.due"), cents: openCents };
  return {
    ...frame(shop, language),
    title: text(language, `document.${kind}.title`, { number: String(invoice.invoiceNo) }),
    to: [invoice.customer, invoice.branch, invoice.city].flatMap((line) => line ?? []),
    facts: present([
      { label: text(language, "document.issued"), value: day(invoice.issuedOn, language) },
      { label: text(language, "document.dueOn"), value: invoice.dueOn && day(invoice.dueOn, language) },
      { label: text(language, "document.customerNo"), value: String(invoice.customerNo) },
      { label: text(language, "document.order"), value: invoice.orderNo === null ? null : String(invoice.orderNo) },
      { label: text(language, "document.earlierNo"), value: invoice.earlierNo },
      { label: text(language, "document.purchaseOrder"), value: invoice.purchaseOrderNo },
      { label: text(language, "document.job"), value: invoice.jobName },
    ]),
    columns: [text(language, "document.item"), text(language, "document.quantity"), text(language, "document.amount")],
    rows: lines.map((line) => ({
      cells: [
        goodsOf(line),
        textOr(language, `mail.receipt.quantity.${line.sellUnit}`, String(line.units), { count: line.units }),
        shown(line.goodsCents),
      ],
      note: line.itemNo,
      pictureAddress: linePicture(line),
    })),
    ...(kind === "invoice" && openCents > 0 && { scan: scanTo(shop, language, kind, `account/invoices?search=${invoice.invoiceNo}`) }),
    totals: [...sums, last].map(({ label, cents }) => ({ label, value: shown(cents) })),
  };
}
