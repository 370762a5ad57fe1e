import type { office } from "@azulejo/contract";
import { invoiceAges } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import type { AgedAccount } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { todayAt } from "../../product/index.ts";
import { type OpenOfAll, selectOpenByAccount } from "./open-invoices.repository.ts";

export const listAgeing: Verb<typeof office.ageing> = async (context, { page, pageSize }) => {
  const { query, storefront } = context;
  const on = todayAt(context);
  const which = { storefrontId: storefront.id, on, offset: (page - 1) * pageSize, limit: pageSize };
  const { accounts, total, totals } = await selectOpenByAccount(query, which);
  return {
    on,
    currency: storefront.settings.currency,
    accounts: accounts.map(({ customerId, name, paymentTerm, oldestDueOn, ...open }) => ({
      ...{ customerId, name, paymentTerm, ...figuresOf(open), oldestDueOn },
    })),
    total,
    totals: figuresOf(totals),
  };
};

const figuresOf = ({
  agesCents,
  creditsCents,
  balanceCents,
}: OpenOfAll["totals"]): Pick<AgedAccount, "ages" | "creditsCents" | "balanceCents"> => ({
  ages: Object.fromEntries(invoiceAges.map((age, at) => [age, agesCents[at] ?? 0])) as AgedAccount["ages"],
  creditsCents: -creditsCents,
  balanceCents,
});
