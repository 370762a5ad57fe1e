import type { Database } from "@azulejo/database";
import { sql } from "kysely";
import { expect } from "vitest";

/** Waits until another session of the database is blocked by a lock. */
export const untilWaiting = ({ query }: Database): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
      return rows.length;
    })
    .toBeGreaterThan(0);
