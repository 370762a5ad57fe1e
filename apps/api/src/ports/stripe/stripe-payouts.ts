import type Stripe from "stripe";
import type { Payout, PayoutItem } from "../payment-provider.ts";

const MOST = 10_000;

const stateOf = (status: string): Payout["state"] =>
  status === "paid" ? "paid" : status === "failed" || status === "canceled" ? "failed" : "on_its_way";

/** Reads payouts with their transactions. */
export async function readStripePayouts(stripe: Stripe, since: Date): Promise<Payout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const payouts = await stripe.payouts.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST });
  const read: Payout[] = [];
  for (const payout of payouts) {
    const items = await stripe.balanceTransactions
      .list({ payout: payout.id, limit: 100, expand: ["data.source"] })
      .autoPagingToArray({ limit: MOST });
    read.push({
      ref: payout.id,
      state: stateOf(payout.status),
      amountCents: payout.amount,
      currency: payout.currency.toUpperCase(),
      arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
      createdAt: new Date(payout.created * 1000),
      // A payout's own transaction is among them.
      items: items.filter(({ type }) => type !== "payout").map(toItem),
    });
  }
  return read;
}

type Source = { id?: string; object?: string; payment_intent?: string | { id: string } | null };

function toItem({ id, amount, fee, source }: Stripe.BalanceTransaction): PayoutItem {
  const about: Source = source === null ? {} : typeof source === "string" ? { id: source } : (source as Source);
  const intent = about.payment_intent;
  const kinds = { charge: "payment", refund: "refund", dispute: "dispute" } as Record<string, PayoutItem["kind"]>;
  const kind = kinds[about.object ?? ""] ?? "other";
  return {
    ref: id,
    kind,
    paymentRef: typeof intent === "string" ? intent : (intent?.id ?? null),
    backRef: kind === "refund" || kind === "dispute" ? (about.id ?? null) : null,
    amountCents: amount,
    feeCents: fee,
  };
}
