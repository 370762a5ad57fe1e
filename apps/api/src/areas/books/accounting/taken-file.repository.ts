import type { AccountingFormat, AccountingKind } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import type { Figures } from "./accounting-books.ts";
import type { Days } from "./books-of-days.repository.ts";

interface NewTaking extends Figures {
  storefrontId: number;
  kind: AccountingKind;
  format: AccountingFormat;
  days: Days | null;
  at: Date;
  /** Null for a file that the shop has put into accounting's store. */
  staffId: number | null;
}

export async function insertTaking(query: Query, { days, at, staffId, ...taking }: NewTaking): Promise<void> {
  const values = { ...taking, firstDay: days?.from ?? null, lastDay: days?.to ?? null, takenAt: at, takenBy: staffId };
  await query.insertInto("accountingFile").values(values).execute();
}

export interface Taking extends Figures {
  id: number;
  kind: AccountingKind;
  format: AccountingFormat;
  from: string | null;
  to: string | null;
  at: Date;
  by: string | null;
}

/** Returns exported files, newest first, and their total number. */
export async function selectTakings(
  query: Query,
  storefrontId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ takings: Taking[]; total: number }> {
  const takings = await query
    .selectFrom("accountingFile")
    .leftJoin("staff", "staff.id", "accountingFile.takenBy")
    .select(["accountingFile.id", "kind", "format", "rows", "sumCents", "firstDay as from", "lastDay as to", "takenAt as at"])
    .select("staff.email as by")
    .where("accountingFile.storefrontId", "=", storefrontId)
    .orderBy("takenAt", "desc")
    .orderBy("accountingFile.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query
    .selectFrom("accountingFile")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("storefrontId", "=", storefrontId)
    .executeTakeFirstOrThrow();
  return { takings: takings as Taking[], total };
}

/** Returns the last day whose journal was exported; null if none was. */
export async function selectLastDayTaken(query: Query, storefrontId: number): Promise<string | null> {
  const { day } = await query
    .selectFrom("accountingFile")
    .select((of) => of.fn.max("lastDay").as("day"))
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", "journal")
    .executeTakeFirstOrThrow();
  return day;
}
