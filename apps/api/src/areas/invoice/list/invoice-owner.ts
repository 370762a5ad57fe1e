import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../../context.ts";
import { accountBranches, requireBusiness } from "../../customer/index.ts";

/** The invoices that a caller may read: a business account's, of some branches or of all if none is named. */
export interface InvoiceOwner {
  storefrontId: number;
  customerId: number;
  branchIds: readonly number[];
}

/** @throws account_business_only, account_prices_hidden */
export async function readInvoiceOwner(context: Context): Promise<InvoiceOwner> {
  const { id } = requireBusiness(context);
  if (context.pricesHidden) throw new ShopError("account_prices_hidden");
  return {
    storefrontId: context.storefront.id,
    customerId: id,
    branchIds: await accountBranches(context, requireSession(context).accountId),
  };
}
