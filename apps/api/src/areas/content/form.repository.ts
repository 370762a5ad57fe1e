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
    .insertInto("form_entry")
    .values({
      storefront_id: entry.storefrontId,
      form: entry.form,
      language: entry.language,
      reference: entry.reference,
      subject: entry.subject,
      fields: JSON.stringify(entry.fields),
      page: entry.page,
      captcha_key: entry.captchaKey,
      created_at: entry.createdAt,
    })
    .onConflict((conflict) => conflict.column("captcha_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row ?? null;
}

export function selectEntryOf(query: Query, by: { captchaKey: string } | { id: number }) {
  return query
    .selectFrom("form_entry")
    .selectAll()
    .where((of) => ("id" in by ? of("id", "=", by.id) : of("captcha_key", "=", by.captchaKey)))
    .executeTakeFirst();
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof selectEntryOf>>>;
