import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectCustomers } from "./customer.repository.ts";

const PAGE_SIZE = 50;

export const listCustomers: Verb<typeof office.customers> = async ({ query: database, storefront }, { query, page }) => {
  const which = { storefrontId: storefront.id, ...(query && { query }), offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { customers, total } = await selectCustomers(database, which);
  const { currency } = storefront.settings;
  return { customers: customers.map((customer) => ({ ...customer, currency })), total };
};
