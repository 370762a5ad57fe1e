import type { AccountSums } from "@azulejo/contract/areas/office.ts";

export interface MonthSums {
  month: string;
  sums: AccountSums;
}

/** Debits and credits of one account in one month. */
export type AccountOfMonth = AccountSums[number] & { month: string };

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns sums by month, the newest first, with an account's sums of a month added up. */
export function byMonth(rows: readonly AccountOfMonth[]): MonthSums[] {
  const months = [...Map.groupBy(rows, ({ month }) => month)].toSorted(([one], [other]) => inOrder(other, one));
  return months.map(([month, all]) => ({
    month,
    sums: [...Map.groupBy(all, ({ account }) => account)]
      .toSorted(([one], [other]) => inOrder(one, other))
      .map(([account, parts]) => ({
        account,
        debitCents: parts.reduce((sum, { debitCents }) => sum + debitCents, 0),
        creditCents: parts.reduce((sum, { creditCents }) => sum + creditCents, 0),
      })),
  }));
}
