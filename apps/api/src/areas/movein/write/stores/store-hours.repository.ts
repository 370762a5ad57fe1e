import type { Hours, Query } from "@azulejo/database";
import { sql } from "kysely";

/** Writes the opening hours of stores. @param rows without `closedOn`, single days on which a store is closed stay */
export async function updateHours(query: Query, rows: { id: number; hours: Hours; closedOn?: string[] | undefined }[]): Promise<void> {
  await sql`
    update place set hours = given.hours, closed_on = coalesce(given."closedOn", place.closed_on)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, hours jsonb, "closedOn" text[])
    where place.id = given.id`.execute(query);
}
