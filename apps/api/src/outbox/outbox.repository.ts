import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { DEAD_LETTERS } from "./queues.ts";

/** The channel that announces the kinds of new messages. pg-boss's own would wake every worker of a kind at once. */
export const MESSAGES = "azulejo_message";

export interface NewMessage {
  id: string;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  /** Null for now. */
  startAfter: Date | null;
}

/**
 * Adds messages of any kinds to their queues, except existing ones, and wakes workers at commit. pg-boss would need a statement per kind; a
 * test compares the rows with its own.
 */
export async function insertMessages(query: Query, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`
    with added as (
      insert into pgboss.job (id, name, data, priority, start_after, created_on, singleton_key, expire_seconds, deletion_seconds, keep_until,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
      select message.id, queue.name, message.payload, 0, due.at, pgboss.job_now(), message.key, queue.expire_seconds, queue.deletion_seconds,
        due.at + queue.retention_seconds * interval '1s', queue.retry_limit, queue.retry_delay, coalesce(queue.retry_backoff, false),
        queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as message(id uuid, kind text, key text, payload jsonb, "startAfter" timestamptz)
      join pgboss.queue on queue.name = message.kind
      cross join lateral (select coalesce(message."startAfter", pgboss.job_now()) as at) due
      on conflict do nothing
      returning name, start_after
    )
    select pg_notify(${MESSAGES}, name)
    from (select distinct name from added where start_after <= pgboss.job_now()) due`.execute(query);
}

/**
 * Autovacuum after a fixed number of changed rows instead of a share of the table, because delivered messages stay for weeks and the share
 * would be reached too late.
 */
const VACUUM = { autovacuum_vacuum_scale_factor: "0.01", autovacuum_vacuum_threshold: "1000", autovacuum_vacuum_cost_delay: "0" };

/** Sets the autovacuum settings of the queues' tables, where they differ. */
export async function keepVacuumed(query: Query): Promise<void> {
  const wanted = Object.entries(VACUUM).map((setting) => setting.join("="));
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'pgboss' and c.relkind = 'r' and c.relname like 'job\_%' and c.relispartition
      and not coalesce(c.reloptions, '{}') @> ${wanted}::text[]`.execute(query);
  for (const { name } of rows) await sql`alter table ${sql.raw(name)} set (${sql.raw(wanted.join(", "))})`.execute(query);
}

/** Returns the queues with a message that is due or being delivered, and whether one is due. */
export async function kindsOpen<Kind extends string>(query: Query, kinds: Kind[]): Promise<{ kind: Kind; isDue: boolean }[]> {
  const { rows } = await sql<{ kind: Kind; isDue: boolean }>`
    select name as kind, bool_or(state < 'active') as "isDue" from ${sql.table("pgboss.job")}
    where name = any(${kinds}) and (state = 'active' or state < 'active' and start_after <= now())
    group by name`.execute(query);
  return rows;
}

/** Counts the messages that wait for delivery, and the dead letters, by kind; kinds without any are left out. */
export async function countUndelivered(query: Query, kinds: string[]): Promise<{ kind: string; waiting: number; dead: number }[]> {
  const { rows } = await sql<{ kind: string; waiting: number; dead: number }>`
    select kind, count(*) filter (where not is_dead)::int as waiting, count(*) filter (where is_dead)::int as dead
    from (
      select coalesce(source_name, name) as kind, name = ${DEAD_LETTERS} as is_dead
      from pgboss.job where name = any(${[...kinds, DEAD_LETTERS]}) and state < 'active' and not blocked
    ) undelivered
    group by kind`.execute(query);
  return rows;
}

const MANY_TRIES = 5;

/** Counts messages with many failures and dead letters; works in a database without queues, too. */
export async function countTroubled(query: Query): Promise<{ failing: number; dead: number }> {
  const { rows: opened } = await sql<{ isOpened: boolean }>`select to_regclass('pgboss.job') is not null as "isOpened"`.execute(query);
  if (!opened[0]?.isOpened) return { failing: 0, dead: 0 };
  const { rows } = await sql<{ failing: number; dead: number }>`
    select count(*) filter (where retry_count > ${MANY_TRIES})::int as failing, count(*) filter (where name = ${DEAD_LETTERS})::int as dead
    from pgboss.job where state < 'active' and not blocked`.execute(query);
  return rows[0] ?? { failing: 0, dead: 0 };
}

/** A message from before an upgrade, in the former table. */
export interface OldMessage {
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  availableAt: Date;
}

/** Deletes and returns waiting messages of earlier releases; run in the transaction that queues them. */
export function takeOldMessages(query: Query, kinds: string[]): Promise<OldMessage[]> {
  return query.deleteFrom("outboxBeforeQueues").where("kind", "in", kinds).returning(["kind", "key", "payload", "availableAt"]).execute();
}
