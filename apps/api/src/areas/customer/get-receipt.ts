import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { readStores } from "../storelocator/read-stores.ts";
import { selectReceipt } from "./receipt.repository.ts";
import { toReceipt } from "./receipt.rules.ts";

export const getReceipt: Verb<typeof customer.receipt> = async ({ kept, query, storefront }, { id }) => {
  const rows = await selectReceipt(query, { storefrontId: storefront.id, receiptKey: id });
  if (!rows) throw new ShopError("customer_receipt_not_found");
  return toReceipt(rows, await readStores({ kept, query }, storefront.id), storefront.settings.claimDays);
};
