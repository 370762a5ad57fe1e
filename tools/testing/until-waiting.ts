import type { Database } from "@azulejo/database";
import { sql } from "kysely";
import { expect } from "vitest";

/**
 * Waits until other sessions of the database are blocked by locks.
 * @param database a transaction's `query` will do, which needs no connection more
 * @param sessions how many
 */
export const untilWaiting = ({ query }: Pick<Database, "query">, sessions = 1): Promise<void> =>
  expect
    .poll(async () => {
      await sql`select pg_stat_clear_snapshot()`.execute(query);
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
      return rows.length;
    })
    .toBeGreaterThanOrEqual(sessions);
