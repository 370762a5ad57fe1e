import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { type CustomerTerms, selectCustomers, updatePostalCode, updateTerms } from "./customer.repository.ts";

/** The terms apply to open sessions too, because each request reads them anew. */
export const saveTerms: Verb<typeof office.saveTerms> = (context, { customerId, postalCode, ...terms }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, staff, now } = inside;
    const by = { staffId: staff?.staffId ?? null, at: now() };
    const which = { storefrontId: storefront.id, customerId, offset: 0, limit: 1 };
    const [before] = (await selectCustomers(query, which)).customers;
    const isKnown = await updateTerms(query, storefront.id, customerId, terms, by);
    if (postalCode !== undefined) await updatePostalCode(query, storefront.id, customerId, postalCode);
    const [customer] = (await selectCustomers(query, which)).customers;
    if (!isKnown || !before || !customer) throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
    await recordAct(inside, {
      kind: "customer.terms",
      subject: "customer",
      no: customerId,
      before: termsOf(before),
      after: termsOf(customer),
    });
    return { ...customer, currency: storefront.settings.currency };
  });

const termsOf = ({ paymentTerm, creditLimitCents, locked, postalCode }: CustomerTerms) => ({
  paymentTerm,
  creditLimitCents,
  locked,
  postalCode,
});
