import type { FormName } from "@azulejo/contract/content/forms.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { termQuery } from "../../../domain/term-query.ts";

export interface FormEntryRow {
  id: number;
  reference: string;
  form: FormName;
  language: string;
  subject: string | null;
  fields: Record<string, string>;
  page: string;
  createdAt: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
}

export interface WhichEntries {
  storefrontId: number;
  form: FormName | null;
  state: "open" | "answered" | "all";
  search: string | null;
  offset: number;
  limit: number;
}

const columns = sql`form_entry.id, reference, form, form_entry.language, subject, fields, page, form_entry.created_at, answered_at,
  staff.email as answered_by`;

const stateIs = { open: sql`answered_at is null`, answered: sql`answered_at is not null`, all: sql`true` };

/** Returns a page of entries, newest first, and how many there are in all, counted up to 10,000. */
export async function selectFormEntries(
  query: Query,
  { storefrontId, form, state, search, offset, limit }: WhichEntries,
): Promise<{ entries: FormEntryRow[]; total: number }> {
  const ofForm = form === null ? sql`true` : sql`form = ${form}`;
  const found = search === null ? sql`true` : sql`search @@ ${termQuery(search, `s${storefrontId}`)}::tsquery`;
  const condition = sql`storefront_id = ${storefrontId} and ${stateIs[state]} and ${ofForm} and ${found}`;
  const { rows } = await sql<FormEntryRow & { total: number }>`
    with page as (select id from form_entry where ${condition} order by id desc offset ${offset} limit ${limit}),
    counted as (select count(*)::int as total from (select from form_entry where ${condition} limit 10000) found)
    select ${columns}, counted.total from page join form_entry on form_entry.id = page.id cross join counted
    left join staff on staff.id = form_entry.answered_by order by form_entry.id desc`.execute(query);
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}

export async function selectFormEntry(query: Query, storefrontId: number, id: number): Promise<FormEntryRow | null> {
  const { rows } = await sql<FormEntryRow>`
    select ${columns} from form_entry left join staff on staff.id = form_entry.answered_by
    where form_entry.storefront_id = ${storefrontId} and form_entry.id = ${id}`.execute(query);
  return rows[0] ?? null;
}

/** @param answer null reopens the entry */
export async function updateAnswered(query: Query, id: number, answer: { at: Date; staffId: number } | null): Promise<void> {
  await query
    .updateTable("formEntry")
    .set({ answeredAt: answer?.at ?? null, answeredBy: answer?.staffId ?? null })
    .where("id", "=", id)
    .execute();
}

export async function deleteEntry(query: Query, id: number): Promise<void> {
  await query.deleteFrom("formEntry").where("id", "=", id).execute();
}

/** Deletes entries sent before a moment. @returns how many */
export async function deleteEntriesBefore(query: Query, storefrontId: number, before: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom("formEntry")
    .where("storefrontId", "=", storefrontId)
    .where("createdAt", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
