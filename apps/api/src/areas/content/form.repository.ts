import type { Query } from "@azulejo/database";

export interface NewEntry {
  storefrontId: number;
  form: string;
  language: string;
  reference: string;
  subject: string | null;
  fields: Record<string, string>;
  page: string;
  captchaKey: string;
  createdAt: Date;
}

/** Stores an entry. Returns null when this solved challenge has already made one. */
export async function insertEntry(query: Query, entry: NewEntry): Promise<{ id: number } | null> {
  const row = await query
    .insertInto("formEntry")
    .values({ ...entry, fields: JSON.stringify(entry.fields) })
    .onConflict((conflict) => conflict.column("captchaKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row ?? null;
}

export function selectEntryOf(query: Query, by: { captchaKey: string } | { id: number }) {
  return query
    .selectFrom("formEntry")
    .selectAll()
    .where((of) => ("id" in by ? of("id", "=", by.id) : of("captchaKey", "=", by.captchaKey)))
    .executeTakeFirst();
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof selectEntryOf>>>;
