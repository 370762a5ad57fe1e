import { emitEvent } from "./events.ts";
import { notFound, unprocessable } from "./failure.ts";
import type { Capture, Order, Refund } from "./objects.ts";
import { change, moneyIn } from "./orders.ts";
import type { StoredOrder } from "./store.ts";
import { baseOf, newId, type PayPalCall, type PayPalWorld, timeOf } from "./world.ts";

interface Found {
  stored: StoredOrder;
  capture: Capture;
  refunds: Refund[];
}

const paymentsOf = ({ object }: StoredOrder) => object.purchase_units[0].payments;

export function findCapture({ store }: PayPalWorld, id: string): Found {
  for (const stored of store.orders.records.values()) {
    const payments = paymentsOf(stored);
    const capture = payments?.captures.find((one) => one.id === id);
    if (capture) return { stored, capture, refunds: payments?.refunds ?? [] };
  }
  throw notFound();
}

/** Captures whose buyer's bank has not answered. */
export const pendingCaptures = ({ store }: PayPalWorld): Capture[] =>
  store.orders.newestFirst().flatMap((stored) => (paymentsOf(stored)?.captures ?? []).filter(({ status }) => status === "PENDING"));

function keep(world: PayPalWorld, { stored, refunds }: Found, capture: Capture): void {
  const [unit] = stored.object.purchase_units;
  const units = [{ ...unit, payments: { captures: [capture], ...(refunds.length > 0 && { refunds }) } }] as Order["purchase_units"];
  change(world, stored, { purchase_units: units });
}

/** The bank answers a pending capture. */
export function endPending(world: PayPalWorld, id: string, outcome: "complete" | "deny"): object {
  const found = findCapture(world, id);
  if (found.capture.status !== "PENDING") throw unprocessable("CAPTURE_NOT_PENDING", "The sandbox ends pending captures only.");
  const { status_details: _, ...rest } = found.capture;
  const ended: Capture = { ...rest, status: outcome === "complete" ? "COMPLETED" : "DECLINED", update_time: timeOf(world) };
  keep(world, found, ended);
  emitEvent(world, outcome === "complete" ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED", ended);
  return ended;
}

const cents = ({ value }: { value: string }): number => Math.round(Number(value) * 100);

export function refundCapture(world: PayPalWorld, { target, body }: PayPalCall): object {
  const found = findCapture(world, target);
  const { capture, refunds } = found;
  if (capture.status === "REFUNDED") throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
  if (capture.status === "PENDING") throw unprocessable("PENDING_CAPTURE", "Cannot initiate a refund as the capture is pending.");
  if (capture.status === "DECLINED") throw unprocessable("TRANSACTION_NOT_FOUND", "The capture was declined.");
  const left = cents(capture.amount) - refunds.filter(({ status }) => status !== "FAILED").reduce((sum, one) => sum + cents(one.amount), 0);
  const currency = capture.amount.currency_code;
  const amount = body["amount"] === undefined ? { currency_code: currency, value: (left / 100).toFixed(2) } : moneyIn(body["amount"]);
  if (amount.currency_code !== currency)
    throw unprocessable("REFUND_CAPTURE_CURRENCY_MISMATCH", "Refund must be in the same currency as the capture.");
  if (cents(amount) > left)
    throw unprocessable(
      "REFUND_AMOUNT_EXCEEDED",
      "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
    );
  const now = timeOf(world);
  const id = newId();
  const refund: Refund = {
    id,
    status: "COMPLETED",
    amount,
    ...(typeof body["custom_id"] === "string" && { custom_id: body["custom_id"] }),
    create_time: now,
    update_time: now,
    links: [
      { href: `${baseOf(world)}/v2/payments/refunds/${id}`, rel: "self", method: "GET" },
      { href: `${baseOf(world)}/v2/payments/captures/${capture.id}`, rel: "up", method: "GET" },
    ],
  };
  const status = cents(amount) === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
  keep(world, { ...found, refunds: [...refunds, refund] }, { ...capture, status, update_time: now });
  emitEvent(world, "PAYMENT.CAPTURE.REFUNDED", refund);
  return refund;
}
