import type { Charge, MoneyBack, PaymentState } from "./payment-provider.ts";
import type { PayPalLink } from "./paypal-client.ts";

interface Money {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED" | "FAILED";
  amount: Money;
}

interface Refund {
  id: string;
  status: "CANCELLED" | "FAILED" | "PENDING" | "COMPLETED";
  amount: Money;
  custom_id?: string;
}

/** The part of an order of PayPal's that the shop reads. */
export interface PayPalOrder {
  id: string;
  status: "CREATED" | "SAVED" | "APPROVED" | "VOIDED" | "COMPLETED" | "PAYER_ACTION_REQUIRED";
  update_time?: string;
  links?: PayPalLink[];
  purchase_units?: { amount: Money; payments?: { captures?: Capture[]; refunds?: Refund[] } }[];
}

export const toMoney = ({ amountCents, currency }: Charge): Money => ({
  currency_code: currency,
  value: (amountCents / 100).toFixed(2),
});

const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100);
const chargeOf = (money: Money): Charge => ({ amountCents: centsOf(money), currency: money.currency_code });
const isPaid = ({ status }: Capture): boolean => status === "COMPLETED" || status === "PARTIALLY_REFUNDED" || status === "REFUNDED";

const capturesOf = (order: PayPalOrder): Capture[] => order.purchase_units?.flatMap((unit) => unit.payments?.captures ?? []) ?? [];

/** The capture that has paid; null for an order that is not paid, or not yet. */
export const paidCaptureOf = (order: PayPalOrder): Capture | null => capturesOf(order).find(isPaid) ?? null;

/** Whether an order asks exactly for this amount. */
export function asksFor({ purchase_units: units = [] }: PayPalOrder, { amountCents, currency }: Charge): boolean {
  const [unit] = units;
  return units.length === 1 && unit?.amount.currency_code === currency && centsOf(unit.amount) === amountCents;
}

/** Where its buyer approves an order. */
const approvalIn = (links: PayPalLink[] = []): string => links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? "";

/** @param declined whether what the buyer chose last did not pay, and where they may choose again */
export function stateOf(order: PayPalOrder, declined?: PayPalLink[]): PaymentState {
  const noCard = { brand: null, last4: null };
  const captures = capturesOf(order);
  const paid = captures.find(isPaid);
  if (paid) return { status: "captured", ...noCard, charged: chargeOf(paid.amount) };
  const pending = captures.find(({ status }) => status === "PENDING");
  if (pending) return { status: "pending", ...noCard, charged: chargeOf(pending.amount) };
  if (order.status === "COMPLETED") return { status: "declined", code: "declined" };
  if (order.status === "VOIDED") return { status: "cancelled" };
  if (order.status === "APPROVED" && !declined) return { status: "unconfirmed" };
  const approvalUrl = declined?.find(({ rel }) => rel === "redirect")?.href ?? approvalIn(order.links);
  return { status: "approvalRequired", approvalUrl, isDeclined: declined !== undefined };
}

const refundStates = { COMPLETED: "done", PENDING: "open", FAILED: "failed", CANCELLED: "failed" } as const;

export const refundsOf = (order: PayPalOrder): MoneyBack[] =>
  (order.purchase_units ?? []).flatMap(({ payments }) =>
    (payments?.refunds ?? []).map((refund) => ({
      ref: refund.id,
      kind: "refund" as const,
      state: refundStates[refund.status],
      amountCents: centsOf(refund.amount),
      reference: refund.custom_id ?? null,
    })),
  );

interface Dispute {
  dispute_id: string;
  status: string;
  dispute_amount: Money;
  dispute_life_cycle_stage?: string;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: Money };
}

/** The outcomes with which a seller keeps the money; in any other it went back to the buyer, or the provider paid the buyer itself. */
const keptBySeller = ["RESOLVED_SELLER_FAVOUR", "CANCELED_BY_BUYER", "DENIED", "RESOLVED_WITH_PAYOUT", "NONE"];

/** An inquiry takes no money. */
export function disputeOf({ dispute_id: ref, status, dispute_amount: amount, dispute_outcome: outcome, ...dispute }: Dispute): MoneyBack[] {
  if (dispute.dispute_life_cycle_stage === "INQUIRY") return [];
  const isKept = keptBySeller.includes(outcome?.outcome_code ?? "NONE");
  const state = status !== "RESOLVED" ? "open" : isKept ? "failed" : "done";
  return [{ ref, kind: "dispute", state, amountCents: centsOf(amount), reference: null }];
}
export type PayPalDispute = Dispute;
