import { customer } from "@azulejo/contract";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { type InvoicesChoices, toInvoicesInput } from "./invoices-address.ts";

/** Runs reads that need prices. @returns null for a user who has hidden prices */
export async function unlessHidden<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.code === "account_prices_hidden") return null;
    throw error;
  }
}

/** Reads the invoices for the page's address, their sums, and the branches to filter by. */
export const loadInvoices = ({ context, language }: Visit, choices: InvoicesChoices) =>
  unlessHidden(async () => {
    const { branch } = choices;
    const [list, summary, model] = await Promise.all([
      callApi(context, language, customer.openInvoices, toInvoicesInput(choices)),
      callApi(context, language, customer.openInvoicesSummary, branch ? { branchId: branch } : {}),
      callApi(context, language, customer.model, {}),
    ]);
    const own = model.customer?.ownBranchIds ?? [];
    const branches = (model.customer?.branches ?? []).filter(({ id }) => own.length === 0 || own.includes(id));
    return { list, summary, name: model.customer?.name ?? "", branches: branches.map(({ id, name }) => ({ id, name })) };
  });
