import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { type OrderHead, selectOrdersOfBag } from "../../order/index.ts";
import { endAttempt } from "./end-attempt.ts";

/**
 * Ends the bag's attempt that waits for its buyer at their bank or in their wallet: they have come back for something else. If they
 * answer there after all, it is no longer charged.
 * @param attempt the caller's own, which stays
 * @returns its order, which was released, or placed if it had been charged; null without one that only waits
 */
export async function supersedeAttempt(context: Context, bagId: string, attempt?: string): Promise<OrderHead | null> {
  const orders = await selectOrdersOfBag(context.query, context.storefront.id, bagId);
  const waiting = orders.find((one) => one.status === "reserved" && one.waitingSince !== null && one.attemptKey !== attempt);
  const ended = waiting && (await endAttempt(context, waiting.id));
  return ended && ended.status !== "reserved" ? ended : null;
}

/** @returns whether a change is refused because its bag is being paid */
export const isBeingPaid = (error: unknown): boolean => error instanceof ShopError && error.code === "checkout_in_progress";

/**
 * Makes a change that is refused while its bags are being paid, also when an attempt to pay only waits for its buyer.
 * @param bagsOf returns the bags' ids
 */
export async function changeBags<T>(context: Context, bagsOf: () => Promise<string[]>, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isBeingPaid(error)) throw error;
    for (const bagId of await bagsOf()) await supersedeAttempt(context, bagId);
    return change();
  }
}
