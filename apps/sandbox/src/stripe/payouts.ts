import { missingResource } from "./failure.ts";
import { newId } from "./ids.ts";
import type { BalanceTransaction, Payout } from "./objects.ts";
import type { StoredPayout } from "./store.ts";
import type { StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

const DAY = 86_400;
/** Business days from a payment to its payout, as for accounts in the US. */
const AVAILABLE_AFTER = 2 * DAY;

/** Returns the fee: 2.9 percent and 30 cents of a card payment; 0.8 percent of a bank debit, at most 5 dollars. */
const feeOf = (amount: number, isDebit: boolean): number =>
  isDebit ? Math.min(500, Math.round(amount * 0.008)) : Math.round(amount * 0.029) + 30;

interface Change {
  source: string;
  type: BalanceTransaction["type"];
  category: string;
  amount: number;
  fee?: number;
  created: number;
  currency: string;
}

/** A transaction's id derives from its cause, so that reading the balance again returns the same id. */
function transactionOf({ source, type, category, amount, fee = 0, created, currency }: Change): BalanceTransaction {
  return {
    id: `txn_${type}_${source}`,
    object: "balance_transaction",
    amount,
    available_on: created + AVAILABLE_AFTER,
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, currency, description: "Stripe processing fees", type: "stripe_fee" }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: "available",
    type,
  };
}

/** Returns every change of the balance by charges, refunds and disputes, oldest first. */
export function balanceOf({ store }: StripeWorld): BalanceTransaction[] {
  const charges = [...store.charges.records.values()]
    .filter(({ object }) => object.captured)
    .map(({ object: { id, amount_captured: amount, created, currency, payment_method_details: how } }) => {
      const isDebit = (how as { type?: string }).type === "us_bank_account";
      const type = isDebit ? ("payment" as const) : ("charge" as const);
      return transactionOf({ source: id, type, category: "charge", amount, fee: feeOf(amount, isDebit), created, currency });
    });
  const refunds = [...store.refunds.records.values()].flatMap(({ object: { id, amount, created, currency, status } }) => {
    const refund = { source: id, created, currency };
    return [
      transactionOf({ ...refund, type: "refund", category: "refund", amount: -amount }),
      ...(status === "failed" ? [transactionOf({ ...refund, type: "refund_failure", category: "refund_failure", amount })] : []),
    ];
  });
  const disputes = [...store.disputes.records.values()]
    .filter(({ object }) => object.status !== "won")
    .map(({ object: { id, amount, created, currency } }) =>
      transactionOf({ source: id, type: "adjustment", category: "dispute", amount: -amount, fee: 1500, created, currency }),
    );
  return [...charges, ...refunds, ...disputes].sort((a, b) => a.created - b.created);
}

/** Creates a payout of all transactions before a time without one, as the vendor does every business day. */
export function payOut(world: StripeWorld, before: number): StoredPayout | null {
  const paid = new Set([...world.store.payouts.records.values()].flatMap(({ transactions }) => transactions.map(({ id }) => id)));
  const transactions = balanceOf(world).filter(({ id, created }) => !paid.has(id) && created < before);
  const [first] = transactions;
  const amount = transactions.reduce((sum, { net }) => sum + net, 0);
  // A negative balance waits for the next payments.
  if (!first || amount <= 0) return null;
  const id = newId("po");
  const created = seconds(world);
  const object: Payout = {
    id,
    object: "payout",
    amount,
    arrival_date: created - (created % DAY) + AVAILABLE_AFTER,
    automatic: true,
    balance_transaction: `txn_payout_${id}`,
    created,
    currency: first.currency,
    description: "STRIPE PAYOUT",
    livemode: false,
    method: "standard",
    status: "paid",
    type: "bank_account",
  };
  return world.store.payouts.put({ id, object, transactions });
}

/** Returns all payouts, newest first, after paying out everything before today. */
export function payoutsOf(world: StripeWorld): Payout[] {
  const now = seconds(world);
  payOut(world, now - (now % DAY));
  return world.store.payouts.newestFirst().map(({ object }) => object);
}

/** GET /v1/payouts/{id} */
export function requirePayout(world: StripeWorld, id: string): StoredPayout {
  const stored = world.store.payouts.get(id);
  if (stored === undefined) throw missingResource("payout", id);
  return stored;
}

/** Returns the transactions of a payout, newest first, and the payout itself, as the vendor lists it. */
export function transactionsOf(world: StripeWorld, payoutId: string): BalanceTransaction[] {
  const { object, transactions } = requirePayout(world, payoutId);
  const { id, amount, created, currency } = object;
  return [
    transactionOf({ source: id, type: "payout", category: "payout", amount: -amount, created, currency }),
    ...transactions.toReversed(),
  ];
}
