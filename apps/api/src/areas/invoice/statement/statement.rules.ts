import type { StatementLine } from "@azulejo/contract/areas/customer.ts";
import type { LineRow, MonthRow } from "./statement.repository.ts";

export interface StatementMonth extends MonthRow {
  openingCents: number;
  closingCents: number;
}

const nextMonth = (month: string): string => {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, "0")}`;
};

/**
 * Calculates the balances of all months, including those without a change.
 * @param rows oldest first
 * @param current the last month, yyyy-mm
 */
export function monthsOf(rows: MonthRow[], current: string): StatementMonth[] {
  const [first] = rows;
  if (!first) return [];
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months: StatementMonth[] = [];
  let openingCents = 0;
  for (let month = first.month; month <= current || byMonth.has(month); month = nextMonth(month)) {
    const { chargedCents, creditedCents, paidCents } = byMonth.get(month) ?? { chargedCents: 0, creditedCents: 0, paidCents: 0 };
    const closingCents = openingCents + chargedCents - creditedCents - paidCents;
    months.push({ month, openingCents, chargedCents, creditedCents, paidCents, closingCents });
    openingCents = closingCents;
  }
  return months;
}

/** Calculates the balance after each line. */
export function linesOf(rows: LineRow[], openingCents: number): StatementLine[] {
  let balanceCents = openingCents;
  return rows.map(({ invoiceNos, method, reference, ...row }) => {
    balanceCents += row.amountCents;
    const payment = row.kind === "payment" || row.kind === "return";
    return {
      ...row,
      invoiceNo: payment ? null : (invoiceNos[0] ?? null),
      payment: payment && method ? { method, reference, invoiceNos } : null,
      balanceCents,
    };
  });
}
