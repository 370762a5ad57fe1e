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

/** The fields of a PayPal order that the shop reads. */
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

/** Returns the successful capture; null for an order that isn't paid. */
export const paidCaptureOf = (order: PayPalOrder): Capture | null => capturesOf(order).find(isPaid) ?? null;

/** Returns whether an order is for exactly this amount. */
export function asksFor({ purchase_units: units = [] }: PayPalOrder, { amountCents, currency }: Charge): boolean {
  const [unit] = units;
  return units.length === 1 && unit?.amount.currency_code === currency && centsOf(unit.amount) === amountCents;
}

/** Returns the address at which its buyer approves an order. */
const approvalIn = (links: PayPalLink[] = []): string => links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? "";

/** Returns the state of a payment. @param declined set after a decline, with the links to choose another means of payment */
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

/** Dispute outcomes with which the seller keeps the money. In all others the buyer got it back, or PayPal paid the buyer itself. */
const keptBySeller = ["RESOLVED_SELLER_FAVOUR", "CANCELED_BY_BUYER", "DENIED", "RESOLVED_WITH_PAYOUT", "NONE"];

/** Excludes inquiries, which take no money. */
export function disputeOf({ dispute_id: ref, status, dispute_amount: amount, dispute_outcome: outcome, ...dispute }: Dispute): MoneyBack[] {
  if (dispute.dispute_life_cycle_stage === "INQUIRY") return [];
  const isKept = keptBySeller.includes(outcome?.outcome_code ?? "NONE");
  const state = status !== "RESOLVED" ? "open" : isKept ? "failed" : "done";
  return [{ ref, kind: "dispute", state, amountCents: centsOf(amount), reference: null }];
}
export type PayPalDispute = Dispute;
