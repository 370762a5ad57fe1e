import type { office } from "@azulejo/contract";
import type { AgedAccount } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { agesOf } from "../../invoice/index.ts";
import { todayAt } from "../../product/index.ts";
import { type OpenOfAccount, selectOpenByAccount } from "./open-invoices.repository.ts";

export const listAgeing: Verb<typeof office.ageing> = async (context, { page, pageSize }) => {
  const { query, storefront } = context;
  const on = todayAt(context);
  const open = await selectOpenByAccount(query, storefront.id);
  const accounts = [...Map.groupBy(open, ({ customerId }) => customerId).values()].map((own) => agedAccount(own, on));
  return {
    on,
    currency: storefront.settings.currency,
    accounts: accounts.toSorted(mostOverdueFirst).slice((page - 1) * pageSize, page * pageSize),
    total: accounts.length,
    totals: figuresOf(open, on),
  };
};

function agedAccount(own: OpenOfAccount[], on: string): AgedAccount {
  const [{ customerId = 0, name = "", paymentTerm = "" } = {}] = own;
  const days = own.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
  return {
    customerId,
    name,
    paymentTerm,
    ...figuresOf(own, on),
    oldestDueOn: days[0] ?? null,
  };
}

function figuresOf(open: OpenOfAccount[], on: string): Pick<AgedAccount, "ages" | "creditsCents" | "balanceCents"> {
  const { ages, creditsCents, balanceCents } = agesOf(open, on);
  return { ages: Object.fromEntries(ages.map(({ age, cents }) => [age, cents])) as AgedAccount["ages"], creditsCents, balanceCents };
}

const mostOverdueFirst = (one: AgedAccount, other: AgedAccount): number =>
  (one.oldestDueOn ?? "9999").localeCompare(other.oldestDueOn ?? "9999") || other.balanceCents - one.balanceCents;
