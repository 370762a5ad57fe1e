import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { readStores } from "../../storelocator/index.ts";
import { selectReceipt } from "./receipt.repository.ts";
import { toReceipt, withoutMoney } from "./receipt.rules.ts";

export const getReceipt: Verb<typeof customer.receipt> = async (context, { id }) => {
  const { query, storefront, pricesHidden } = context;
  const rows = await selectReceipt(query, { storefrontId: storefront.id, receiptKey: id });
  if (!rows) throw new ShopError("customer_receipt_not_found");
  const receipt = toReceipt(rows, await readStores(context, storefront.id), {
    claimDays: storefront.settings.claimDays,
    timezone: storefront.timezone,
  });
  return pricesHidden ? withoutMoney(receipt) : receipt;
};
