import type { Query } from "@azulejo/database";
import type { MoneyBack } from "../../../ports/card-payments.ts";

/** Stores the current state of a refund or dispute. A stale answer never reopens one that has ended. */
export async function keepMoneyBack(query: Query, provider: string, paymentId: number, one: MoneyBack, now: Date): Promise<void> {
  const row = { provider, providerRef: one.ref, paymentId, kind: one.kind, state: one.state, amountCents: one.amountCents };
  await query
    .insertInto("moneyBack")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["provider", "providerRef"])
        .doUpdateSet({ state: one.state, amountCents: one.amountCents, updatedAt: now })
        .where((of) => of.or([of("moneyBack.state", "=", "open"), of.val(one.state !== "open")])),
    )
    .execute();
}

/** Returns the cents of a payment's refunds, without those that failed. */
export async function selectRefundedOf(query: Query, paymentId: number): Promise<number> {
  const rows = await query
    .selectFrom("moneyBack")
    .select("amountCents")
    .where("paymentId", "=", paymentId)
    .where("kind", "=", "refund")
    .where("state", "!=", "failed")
    .execute();
  return rows.reduce((sum, row) => sum + row.amountCents, 0);
}

/** Returns which of the events have already been processed. */
export async function selectKnownEvents(query: Query, provider: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query
    .selectFrom("providerEvent")
    .select("eventId")
    .where("provider", "=", provider)
    .where("eventId", "in", ids)
    .execute();
  return new Set(rows.map((row) => row.eventId));
}
