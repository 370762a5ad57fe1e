import type { AccountingFormat, AccountingKind } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";

/** Returns the last day that was written of a kind of file; null if none was. */
export async function selectLastDrop(query: Query, storefrontId: number, kind: AccountingKind): Promise<string | null> {
  const { day } = await query
    .selectFrom("accountingDrop")
    .select((of) => of.fn.max("day").as("day"))
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return day;
}

interface Drop {
  storefrontId: number;
  kind: AccountingKind;
  format: AccountingFormat;
  day: string;
  /** Null for a day without records, whose file isn't written. */
  name: string | null;
  droppedAt: Date;
}

/** Notes that a day's file was written. A repeat changes nothing. @returns whether it is noted now */
export async function insertDrop(query: Query, drop: Drop): Promise<boolean> {
  const rows = await query
    .insertInto("accountingDrop")
    .values(drop)
    .onConflict((on) => on.doNothing())
    .returning("day")
    .execute();
  return rows.length > 0;
}
