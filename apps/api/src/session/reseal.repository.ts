import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Seal } from "./seal.ts";

/** Columns with encrypted values that are kept for longer than messages and links. */
const sealedColumns = [
  ["signing_key", "sealed_private_key"],
  ["second_factor", "sealed_secret"],
  ["staff_second_factor", "sealed_secret"],
  ["webhook", "sealed_secret"],
  ["webhook", "sealed_former_secret"],
  ["idea_book", "sealed_ticket"],
  ["slab_layout", "sealed_ticket"],
] as const;

/** Encrypts values of an earlier secret again. Values that are changed meanwhile are skipped. @returns how many */
export async function resealAll(query: Query, seal: Seal): Promise<number> {
  let count = 0;
  for (const [table, column] of sealedColumns) {
    const [of, value] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{ sealed: string }>`select ${value} as sealed from ${of} where ${value} is not null`.execute(query);
    for (const { sealed } of rows) {
      const renewed = seal.renew(sealed);
      if (renewed === null) continue;
      await sql`update ${of} set ${sql.ref(column)} = ${renewed} where ${value} = ${sealed}`.execute(query);
      count++;
    }
  }
  return count;
}
