import type { Context } from "../../context.ts";
import { readPublishedStores } from "./read-stores.ts";

/** Returns the phone number for customers: the storefront's own, else its default store's. */
export async function contactPhone(context: Context): Promise<string> {
  const { phone, defaultStore } = context.storefront.settings;
  if (phone) return phone;
  const stores = await readPublishedStores(context, context.storefront.id);
  return stores.find((store) => store.code === defaultStore)?.phone ?? "";
}
