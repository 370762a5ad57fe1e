import type { Language } from "@azulejo/contract";
import type { StatementLine } from "@azulejo/contract/areas/customer.ts";
import { shortDay } from "../../../mail/formats.ts";
import { text } from "../../../messages/index.ts";
import type { StatementMonth } from "../../invoice/index.ts";
import type { Sheet } from "../sheet.ts";
import { frame, moneyIn, type ShopOnline, scanTo } from "./frame.ts";

/** A statement of a month. */
export interface StatementPaper {
  customerNo: number;
  customer: string;
  currency: string;
  month: StatementMonth;
  lines: StatementLine[];
}

export function statementSheet(
  shop: ShopOnline,
  language: Language,
  { customerNo, customer, currency, month, lines }: StatementPaper,
): Sheet {
  const shown = moneyIn(currency, language);
  const name = new Intl.DateTimeFormat(`${language}-US`, { month: "long", year: "numeric", timeZone: "UTC" });
  const row = (line: StatementLine) => ({
    cells: [documentOf(line, language), shortDay(line.on, language), shown(line.amountCents), shown(line.balanceCents)],
    note: [
      line.orderNo && text(language, "document.orderNo", { order: String(line.orderNo) }),
      line.earlierNo && text(language, "document.earlier", { number: line.earlierNo }),
      line.purchaseOrderNo,
      line.branch,
    ]
      .filter(Boolean)
      .join(", "),
  });
  return {
    ...frame(shop, language),
    title: text(language, "document.statement.title", { month: name.format(new Date(`${month.month}-01T00:00:00Z`)) }),
    to: [customer],
    facts: [
      { label: text(language, "document.customerNo"), value: String(customerNo) },
      { label: text(language, "document.opening"), value: shown(month.openingCents) },
      { label: text(language, "document.charged"), value: shown(month.chargedCents) },
      { label: text(language, "document.credited"), value: shown(0 - month.creditedCents) },
      { label: text(language, "document.payments"), value: shown(0 - month.paidCents) },
    ],
    columns: (["what", "date", "amount", "balance"] as const).map((column) => text(language, `document.${column}`)),
    rows: lines.map(row),
    scan: scanTo(shop, language, "statement", "account/invoices"),
    totals: [{ label: text(language, "document.closing"), value: shown(month.closingCents) }],
  };
}

function documentOf({ kind, invoiceNo, payment }: StatementLine, language: Language): string {
  if (kind === "return") return text(language, "document.line.return");
  if (payment) return text(language, `document.line.${payment.method}`, { reference: payment.reference ?? "" });
  return text(language, `document.${kind === "credit" ? "credit" : "invoice"}.title`, { number: String(invoiceNo) });
}
