import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { selectCustomers, updatePostalCode, updateTerms } from "./customer.repository.ts";

/** The customer's open sessions follow at once, because a session reads its account's terms anew at every request. */
export const saveTerms: Verb<typeof office.saveTerms> = (context, { customerId, postalCode, ...terms }) =>
  inTransaction(context, async ({ query, storefront, staff, now }) => {
    const by = { staffId: staff?.staffId ?? null, at: now() };
    const isKnown = await updateTerms(query, storefront.id, customerId, terms, by);
    if (postalCode !== undefined) await updatePostalCode(query, storefront.id, customerId, postalCode);
    const { customers } = await selectCustomers(query, { storefrontId: storefront.id, customerId, offset: 0, limit: 1 });
    const [customer] = customers;
    if (!isKnown || !customer) throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
    return { ...customer, currency: storefront.settings.currency };
  });
