import type { LedgerAccount, OrderEventKind } from "@azulejo/database";
import type { MoneyBack } from "../../ports/card-payments.ts";

/** One posting of the ledger and what it tells of the order; its key makes it once. */
export interface MoneyBackPosting {
  key: string;
  entries: Partial<Record<LedgerAccount, number>>;
  event: OrderEventKind;
}

/**
 * Everything that has to be booked for a refund or a dispute as it stands: first what took the money, then what became of it.
 * A later state adds postings and changes none, so that the order in which it is told does not matter.
 */
export function postingsOf({ ref, kind, state, amountCents: cents }: MoneyBack): MoneyBackPosting[] {
  const postings = kind === "refund" ? refundPostings(ref, cents) : disputePostings(ref, cents);
  const { taken, ended } = postings;
  const end = ended[state];
  return end ? [taken, end] : [taken];
}

interface Course {
  taken: MoneyBackPosting;
  ended: Partial<Record<MoneyBack["state"], MoneyBackPosting>>;
}

const refundPostings = (ref: string, cents: number): Course => ({
  taken: { key: `refund:${ref}`, entries: { refunds: cents, cash: -cents }, event: "refunded" },
  ended: { failed: { key: `refund-failed:${ref}`, entries: { cash: cents, refunds: -cents }, event: "refund_failed" } },
});

const disputePostings = (ref: string, cents: number): Course => ({
  taken: { key: `dispute:${ref}`, entries: { disputes: cents, cash: -cents }, event: "dispute_opened" },
  ended: {
    done: { key: `dispute-lost:${ref}`, entries: { refunds: cents, disputes: -cents }, event: "dispute_lost" },
    failed: { key: `dispute-won:${ref}`, entries: { cash: cents, disputes: -cents }, event: "dispute_won" },
  },
});

/** Whether all of a payment has gone back to the buyer. */
export function isRefunded(all: MoneyBack[], paidCents: number): boolean {
  const back = all.filter((one) => one.kind === "refund" && one.state !== "failed").reduce((sum, one) => sum + one.amountCents, 0);
  return paidCents > 0 && back >= paidCents;
}
