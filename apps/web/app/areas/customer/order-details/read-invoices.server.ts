import { customer } from "@azulejo/contract";
import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";

/** Error codes for a user who may order but not see invoices. */
const unseen = ["account_business_only", "account_role", "account_prices_hidden"];

/** Returns an order's invoices and credits, oldest first; none for a user who may not see them. */
export async function readInvoices(
  context: Readonly<RouterContextProvider>,
  language: Language,
  receiptId: string,
): Promise<ListedInvoice[]> {
  try {
    return (await callApi(context, language, customer.openInvoices, { receiptId, status: "all", sort: "issued" })).invoices;
  } catch (error) {
    if (error instanceof ApiError && unseen.includes(error.code)) return [];
    throw error;
  }
}
