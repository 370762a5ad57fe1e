import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Failures } from "./sign-in-delay.rules.ts";

/** Returns the failures counted under these keys. */
export async function selectFailures(query: Query, keys: string[]): Promise<Map<string, Failures>> {
  const rows = await query.selectFrom("signInFailure").selectAll().where("key", "in", keys).execute();
  return new Map(rows.map((row) => [row.key, { count: row.count, lastAt: row.lastAt }]));
}

/** Counts one failure under each key, in a fixed order so that two requests never deadlock. @returns the counts by key */
export async function countFailures(query: Query, keys: string[], now: Date, forgottenBefore: Date): Promise<Map<string, number>> {
  const rows = await query
    .insertInto("signInFailure")
    .values([...keys].sort().map((key) => ({ key, count: 1, lastAt: now })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when sign_in_failure.last_at <= ${forgottenBefore} then 1 else sign_in_failure.count + 1 end`,
        lastAt: now,
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function deleteFailures(query: Query, key: string): Promise<void> {
  await query.deleteFrom("signInFailure").where("key", "=", key).execute();
}
