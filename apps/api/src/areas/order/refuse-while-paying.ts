import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { type OrderHead, selectOrdersOfBag } from "./order.repository.ts";

/** @throws checkout_in_progress when one of the orders is being paid */
export function refuseReserved(orders: OrderHead[]): void {
  if (!orders.some((order) => order.status === "reserved")) return;
  throw new ShopError("checkout_in_progress");
}

/** Refuses changes to a bag that is being paid. @throws checkout_in_progress */
export async function refuseWhilePaying({ query, storefront }: Work, bagId: string): Promise<void> {
  refuseReserved(await selectOrdersOfBag(query, storefront.id, bagId));
}
