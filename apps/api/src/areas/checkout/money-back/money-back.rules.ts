import type { LedgerAccount, OrderEventKind } from "@azulejo/database";
import type { MoneyBack } from "../../../ports/card-payments.ts";

/** One ledger posting and its order event; its key makes it unique. */
export interface MoneyBackPosting {
  key: string;
  entries: Partial<Record<LedgerAccount, number>>;
  event: OrderEventKind;
}

/**
 * Returns all postings for the current state of a refund or dispute: first the withdrawal, then its outcome. A later state only
 * adds postings, so the order in which states are reported does not matter.
 */
export function postingsOf({ ref, kind, state, amountCents: cents }: MoneyBack): MoneyBackPosting[] {
  if (kind === "return") return [returnPosting(ref, cents)];
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

/** The bank took back what it had paid, so it is owed again. */
const returnPosting = (ref: string, cents: number): MoneyBackPosting => ({
  key: `return:${ref}`,
  entries: { receivable: cents, cash: -cents },
  event: "payment_returned",
});

/** The reference under which the provider has a refund of ours. */
export const referenceOf = (refundId: number): string => `refund-${refundId}`;

/** Returns the id of the refund that a reference names; null for money back that the shop did not start. */
export function refundOfReference(reference: string | null): number | null {
  const [, id] = /^refund-([1-9]\d{0,9})$/.exec(reference ?? "") ?? [];
  return id === undefined ? null : Number(id);
}
