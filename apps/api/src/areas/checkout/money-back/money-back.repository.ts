import type { OrderEventKind, Query } from "@azulejo/database";
import type { MoneyBack } from "../../../ports/card-payments.ts";

/** Stores the current state of a refund or dispute. A stale answer never reopens one that has ended. */
export async function keepMoneyBack(query: Query, provider: string, paymentId: number, one: MoneyBack, now: Date): Promise<void> {
  const row = { provider, provider_ref: one.ref, payment_id: paymentId, kind: one.kind, state: one.state, amount_cents: one.amountCents };
  await query
    .insertInto("money_back")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["provider", "provider_ref"])
        .doUpdateSet({ state: one.state, amount_cents: one.amountCents, updated_at: now })
        .where((of) => of.or([of("money_back.state", "=", "open"), of.val(one.state !== "open")])),
    )
    .execute();
}

/** Records an event of an order's money. Does nothing when the key already exists. */
export async function insertOrderEvent(
  query: Query,
  event: { orderId: number; key: string; kind: OrderEventKind; amountCents: number; at: Date },
): Promise<void> {
  await query
    .insertInto("order_event")
    .values({ order_id: event.orderId, key: event.key, kind: event.kind, amount_cents: event.amountCents, at: event.at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Returns which of the events have already been processed. */
export async function selectKnownEvents(query: Query, provider: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query
    .selectFrom("provider_event")
    .select("event_id")
    .where("provider", "=", provider)
    .where("event_id", "in", ids)
    .execute();
  return new Set(rows.map((row) => row.event_id));
}
