import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { priceBag } from "./price-bag.ts";
import type { StoredBag } from "./stored-bag.ts";
import { selectBag } from "./webshoppingbag.repository.ts";

/** @throws webshoppingbag_not_found */
export async function requireBag(context: Context, id: string, lock = false): Promise<StoredBag> {
  const bag = await selectBag(context.query, context.storefront.id, id, lock);
  if (!bag) throw new ShopError("webshoppingbag_not_found");
  return bag;
}

/** The bag locked for a change. @throws webshoppingbag_ordered when it has become an order */
export async function requireOpenBag(context: Context, id: string): Promise<StoredBag> {
  const bag = await requireBag(context, id, true);
  if (bag.status !== "open") throw new ShopError("webshoppingbag_ordered");
  return bag;
}

/** The bag as it is now, for the answer of every call. */
export async function showBag(context: Context, id: string) {
  return (await priceBag(context, await requireBag(context, id))).wire;
}
