import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { readCustomerBranches } from "../../customer/index.ts";
import { agesOf } from "./ageing.rules.ts";
import { selectCredit } from "./credit.repository.ts";
import { type OpenOfDay, selectOpenByDay } from "./invoice-list.repository.ts";
import { readInvoiceOwner } from "./invoice-owner.ts";

/** An invoice that is due within so many days counts as due soon. */
const SOON_DAYS = 10;

/** @throws account_prices_hidden */
export const readBalance: Verb<typeof customer.balance> = async (context) => {
  const { query, storefront, now } = context;
  const whose = await readInvoiceOwner(context);
  const today = todayOf(now(), storefront.timezone);
  const [open, credit, branches] = await Promise.all([
    selectOpenByDay(query, whose),
    selectCredit(query, whose.customerId),
    readCustomerBranches(context, whose.customerId),
  ]);
  const { balanceCents } = agesOf(open, today);
  const due = (from: string | null, to: string) =>
    sumOf(open.filter(({ dueOn }) => dueOn !== null && (from === null || dueOn >= from) && dueOn <= to));
  const pastDue = due(null, addDays(today, -1));
  const dueSoon = due(today, addDays(today, SOON_DAYS));
  const own = branches.filter(({ id }) => whose.branchIds.length === 0 || whose.branchIds.includes(id));
  const ofNone = open.filter((one) => one.branchId === null);
  return {
    currency: storefront.settings.currency,
    asOf: today,
    paymentTerm: credit.paymentTerm,
    balanceCents,
    branches: [
      ...own.map(({ id, name }) => ({ id, name, cents: sumOf(open.filter((one) => one.branchId === id)).cents })),
      ...(ofNone.length > 0 ? [{ id: null, name: null, cents: sumOf(ofNone).cents }] : []),
    ],
    orderedCents: credit.orderedCents,
    heldCents: credit.heldCents,
    limitCents: credit.limitCents,
    availableCents: credit.limitCents === null ? null : Math.max(0, credit.limitCents - credit.owedCents - credit.heldCents),
    pastDueCents: pastDue.cents,
    pastDueCount: pastDue.count,
    dueSoonCents: dueSoon.cents,
    dueSoonCount: dueSoon.count,
  };
};

const sumOf = (all: OpenOfDay[]) => ({
  cents: all.reduce((sum, one) => sum + one.cents, 0),
  count: all.reduce((sum, one) => sum + one.count, 0),
});
