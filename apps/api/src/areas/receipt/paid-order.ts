import { ShopError } from "@azulejo/contract";
import type { PaymentStatus } from "@azulejo/database";
import type { Context } from "../../context.ts";
import { addDays, todayOf } from "../../domain/day.ts";
import { type PaidOrder, selectPaidOrder, type WhichReceipt } from "./receipt.repository.ts";

/** Days during which a receipt's link works without signing in. Receipts of the last two years are needed for taxes and warranties. */
const RECEIPT_DAYS = 730;

export interface OpenReceipt extends PaidOrder {
  paidOn: string;
  /** The last day on which it opens without signing in. */
  until: string;
}

/**
 * Returns the order of a receipt. After its last day only the account that ordered can open it.
 * @throws webreceipt_not_found, webreceipt_expired
 */
export async function openReceipt({ query, storefront, session, now }: Context, which: WhichReceipt): Promise<OpenReceipt> {
  const paid = await selectPaidOrder(query, storefront.id, which);
  if (!paid) throw new ShopError("webreceipt_not_found");
  const { order } = paid;
  const paidOn = todayOf(order.placedAt ?? order.reservedAt, storefront.timezone);
  const until = addDays(paidOn, RECEIPT_DAYS);
  const isOwn = order.accountId !== null && order.accountId === session?.accountId;
  if (!isOwn && todayOf(now(), storefront.timezone) > until) throw new ShopError("webreceipt_expired");
  return { ...paid, paidOn, until };
}

/** Returns a payment's state for its payer. A refunded payment counts as paid. */
export const stateOf = (status: PaymentStatus): "pending" | "paid" | "canceled" | "returned" => states[status];

const states = {
  started: "pending",
  pending: "pending",
  authorised: "pending",
  captured: "paid",
  refunded: "paid",
  declined: "canceled",
  cancelled: "canceled",
  returned: "returned",
} as const satisfies Record<PaymentStatus, string>;
