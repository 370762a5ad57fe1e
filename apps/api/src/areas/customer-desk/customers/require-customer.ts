import { type OfficeCustomer, ShopError } from "@azulejo/contract";
import type { Work } from "../../../context.ts";
import { selectCustomers } from "./customer.repository.ts";

/** @throws office_customer_not_found */
export async function requireCustomer({ query, storefront }: Work, customerId: number): Promise<OfficeCustomer> {
  const [customer] = (await selectCustomers(query, { storefrontId: storefront.id, customerId, offset: 0, limit: 1 })).customers;
  if (!customer) throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
  return { ...customer, currency: storefront.settings.currency };
}
