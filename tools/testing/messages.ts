import type { Database } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

interface StoredMessage {
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
}

/** Returns the queued messages to other systems, delivered or not. @param of conditions on the queue's columns */
export async function messagesOf({ query }: Pick<Database, "query">, of: RawBuilder<boolean>): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select name as kind, singleton_key as key, data as payload, state::text as state from pgboss.job
    where singleton_key is not null and ${of} order by created_on`.execute(query);
  return rows;
}

export const ofKind = (kind: string): RawBuilder<boolean> => sql<boolean>`name = ${kind}`;
export const undelivered = (kind: string): RawBuilder<boolean> => sql<boolean>`name = ${kind} and state <> 'completed'`;

/** Makes all messages due now: those waiting for a retry, and those whose delivery was interrupted when a process was killed. */
export async function makeMessagesDue({ query }: Pick<Database, "query">): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now() - interval '1 second'
    where singleton_key is not null and state in ('created', 'retry', 'active')`.execute(query);
}
