import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayOf } from "../../../domain/day.ts";
import { agesOf, readInvoiceOwner, selectOpenByDay } from "../../invoice/index.ts";
import { listSavedPayments } from "../../saved-payment/index.ts";
import { offerBankDebit } from "../bank-debit/mandate.ts";

/** @throws account_prices_hidden */
export const summarizeInvoices: Verb<typeof customer.openInvoicesSummary> = async (context, { branchId, amountCents }) => {
  const { query, storefront, payments, now } = context;
  const whose = await readInvoiceOwner(context);
  const open = await selectOpenByDay(query, whose, branchId ?? null);
  const sums = agesOf(open, todayOf(now(), storefront.timezone));
  return {
    currency: storefront.settings.currency,
    ...sums,
    payment: {
      scriptUrl: payments.scriptUrl,
      publishableKey: payments.publishableKey,
      bankDebit: await offerBankDebit(context, amountCents ?? Math.max(0, sums.balanceCents)),
      saved: await listSavedPayments(context),
    },
  };
};
