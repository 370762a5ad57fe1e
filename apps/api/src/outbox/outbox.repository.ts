import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { DEAD_LETTERS } from "./queues.ts";

/** Returns those of the queues that have a message that is due or being delivered. */
export async function kindsDue<Kind extends string>(query: Query, kinds: Kind[]): Promise<Kind[]> {
  const { rows } = await sql<{ name: Kind }>`
    select distinct name from ${sql.table("pgboss.job")}
    where name = any(${kinds}) and (state = 'active' or state < 'active' and start_after <= now())`.execute(query);
  return rows.map(({ name }) => name);
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

/** Counts the messages that failed many times and those that were given up; also in a database whose queues were never opened. */
export async function countTroubled(query: Query): Promise<{ failing: number; dead: number }> {
  const { rows: opened } = await sql<{ isOpened: boolean }>`select to_regclass('pgboss.job') is not null as "isOpened"`.execute(query);
  if (!opened[0]?.isOpened) return { failing: 0, dead: 0 };
  const { rows } = await sql<{ failing: number; dead: number }>`
    select count(*) filter (where retry_count > ${MANY_TRIES})::int as failing, count(*) filter (where name = ${DEAD_LETTERS})::int as dead
    from pgboss.job where state < 'active' and not blocked`.execute(query);
  return rows[0] ?? { failing: 0, dead: 0 };
}

/** A message that an earlier release wrote before it was upgraded. */
export interface OldMessage {
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  availableAt: Date;
}

/** Removes and returns the waiting messages of earlier releases; run in the transaction that queues them. */
export function takeOldMessages(query: Query, kinds: string[]): Promise<OldMessage[]> {
  return query.deleteFrom("outboxBeforeQueues").where("kind", "in", kinds).returning(["kind", "key", "payload", "availableAt"]).execute();
}
