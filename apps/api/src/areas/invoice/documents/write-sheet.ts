import type { Language } from "@azulejo/contract";
import type { StatementLine } from "@azulejo/contract/areas/customer.ts";
import type { Storefront } from "../../../domain/storefront.ts";
import { day, money } from "../../../mail/formats.ts";
import { text, textOr } from "../../../messages/index.ts";
import type { StatementMonth } from "../statement/statement.rules.ts";
import type { InvoicePaper, PaperLine } from "./document.repository.ts";
import type { Sheet } from "./sheet.ts";

type Shop = Pick<Storefront, "name" | "settings">;

/** The fonts that every reader has know no minus sign. */
const shownIn = (currency: string, language: Language) => (cents: number) => money(cents, currency, language).replace("\u2212", "\u2013");

const frame = ({ name, settings }: Shop, language: Language) => ({
  language,
  shop: name,
  from: [settings.postalAddress, settings.phone],
  foot: text(language, "document.foot", { shop: name, phone: settings.phone }),
  page: { before: text(language, "document.page"), between: text(language, "document.of") },
});

const present = (facts: { label: string; value: string | null }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** Writes an invoice or a credit. */
export function invoiceSheet(shop: Shop, language: Language, invoice: InvoicePaper, lines: PaperLine[]): Sheet {
  const shown = shownIn(invoice.currency, language);
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
      { label: text(language, "document.order"), value: String(invoice.orderNo) },
      { label: text(language, "document.purchaseOrder"), value: invoice.purchaseOrderNo },
      { label: text(language, "document.job"), value: invoice.jobName },
    ]),
    columns: [text(language, "document.item"), text(language, "document.quantity"), text(language, "document.amount")],
    rows: lines.map((line) => ({
      cells: [
        `${line.name}, ${line.detail}`,
        textOr(language, `mail.receipt.quantity.${line.sellUnit}`, String(line.units), { count: line.units }),
        shown(line.goodsCents),
      ],
      note: line.itemNo,
    })),
    totals: [...sums, last].map(({ label, cents }) => ({ label, value: shown(cents) })),
  };
}

/** A statement of a month. */
export interface StatementPaper {
  customer: string;
  currency: string;
  month: StatementMonth;
  lines: StatementLine[];
}

export function statementSheet(shop: Shop, language: Language, { customer, currency, month, lines }: StatementPaper): Sheet {
  const shown = shownIn(currency, language);
  const name = new Intl.DateTimeFormat(`${language}-US`, { month: "long", year: "numeric", timeZone: "UTC" });
  const row = (line: StatementLine) => ({
    cells: [`${day(line.on, language)}   ${documentOf(line, language)}`, shown(line.amountCents), shown(line.balanceCents)],
    note: [line.orderNo && text(language, "document.orderNo", { order: String(line.orderNo) }), line.purchaseOrderNo, line.branch]
      .filter(Boolean)
      .join(", "),
  });
  return {
    ...frame(shop, language),
    title: text(language, "document.statement.title", { month: name.format(new Date(`${month.month}-01T00:00:00Z`)) }),
    to: [customer],
    facts: [
      { label: text(language, "document.opening"), value: shown(month.openingCents) },
      { label: text(language, "document.charged"), value: shown(month.chargedCents) },
      { label: text(language, "document.credited"), value: shown(0 - month.creditedCents) },
      { label: text(language, "document.payments"), value: shown(0 - month.paidCents) },
    ],
    columns: [text(language, "document.what"), text(language, "document.amount"), text(language, "document.balance")],
    rows: lines.map(row),
    totals: [{ label: text(language, "document.closing"), value: shown(month.closingCents) }],
  };
}

function documentOf({ kind, invoiceNo, payment }: StatementLine, language: Language): string {
  if (kind === "return") return text(language, "document.line.return");
  if (payment) return text(language, `document.line.${payment.method}`, { reference: payment.reference ?? "" });
  return text(language, `document.${kind === "credit" ? "credit" : "invoice"}.title`, { number: String(invoiceNo) });
}
