import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export const OUTBOX_CHANNEL = "azulejo_outbox";

/** A message to the outside: sent at least once, identified by its key. */
export interface Message {
  kind: string;
  key: string;
  payload: Record<string, unknown>;
}

/** Writes messages in the caller's transaction; they are sent only if it commits. Each key is written once. */
export async function enqueue(query: Query, messages: Message[]): Promise<void> {
  await sql`
    with written as (
      insert into outbox (kind, key, payload)
      select kind, key, payload from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as row(kind text, key text, payload jsonb)
      on conflict (key) do nothing)
    select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(query);
}

export interface WaitingMessage extends Message {
  id: number;
  attempts: number;
}

/** Messages that are delivered together: those that move money, and all others. */
export type Lane = "money" | "mail";
const ofMoney = "payment.%";

/** How long a message being sent is hidden from other workers; longer than any courier may take. */
export const LEASE_SECONDS = 180;

/** Takes up to `limit` waiting messages of a lane and hides them from other workers until their lease expires. */
export async function takeMessages(query: Query, lane: Lane, limit: number): Promise<WaitingMessage[]> {
  const rows = await query
    .updateTable("outbox")
    .set({ available_at: sql`now() + make_interval(secs => ${LEASE_SECONDS})`, attempts: sql`attempts + 1` })
    .where("id", "in", (of) =>
      of
        .selectFrom("outbox")
        .select("id")
        .where("delivered_at", "is", null)
        .where("available_at", "<=", sql<Date>`now()`)
        .where("kind", lane === "money" ? "like" : "not like", ofMoney)
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "key", "payload", "attempts"])
    .execute();
  return rows.sort((a, b) => a.id - b.id);
}

export async function markDelivered(query: Query, id: number): Promise<void> {
  await query.updateTable("outbox").set({ delivered_at: new Date(), failure: null }).where("id", "=", id).execute();
}

const LONGEST_PAUSE_SECONDS = 3600;

/** Schedules a retry after 2, 4, 8 … seconds, up to an hour, without end. The metrics show what is stuck. */
export async function markFailed(query: Query, id: number, attempts: number, failure: string): Promise<void> {
  const seconds = Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS);
  await query
    .updateTable("outbox")
    .set({ available_at: sql`now() + make_interval(secs => ${seconds})`, failure: failure.slice(0, 500) })
    .where("id", "=", id)
    .execute();
}
