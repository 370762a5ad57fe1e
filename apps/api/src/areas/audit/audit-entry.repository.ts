import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface NewEntry {
  storefrontId: number;
  at: Date;
  actor: "staff" | "command" | "system";
  staffId: number | null;
  actorName: string;
  kind: AuditKind;
  subject: AuditSubject;
  subjectNo: string;
  before: unknown;
  after: unknown;
}

export async function insertEntry(query: Query, { before, after, ...entry }: NewEntry): Promise<void> {
  await query
    .insertInto("auditEntry")
    .values({ ...entry, before: jsonOf(before), after: jsonOf(after) })
    .execute();
}

/** Inserts an entry if `isDue`; takes as long if not. */
export async function insertEntryIf(query: Query, isDue: boolean, { before, after, ...entry }: NewEntry): Promise<void> {
  await sql`insert into audit_entry
    (storefront_id, at, actor, staff_id, actor_name, kind, subject, subject_no, before, after)
    select ${entry.storefrontId}::integer, ${entry.at}::timestamptz, ${entry.actor}, ${entry.staffId}::integer, ${entry.actorName},
      ${entry.kind}, ${entry.subject}, ${entry.subjectNo}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb
    where ${isDue}::boolean`.execute(query);
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Conditions that entries have to meet; null leaves one out. */
export interface EntryFilter {
  storefrontId: number;
  staffId: number | null;
  actor: NewEntry["actor"] | null;
  kind: string | null;
  subject: string | null;
  no: string | null;
  from: Date | null;
  before: Date | null;
  /** Only entries with a smaller id. */
  older: number | null;
}

export type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** Returns entries, newest first. Each filter has an index of its own, read from its end. */
export const selectEntries = (query: Query, filter: EntryFilter, limit: number) =>
  query
    .selectFrom("auditEntry")
    .select(["id", "at", "actor", "actorName", "kind", "subject", "subjectNo", "before", "after"])
    .where("storefrontId", "=", filter.storefrontId)
    .$if(filter.staffId !== null, (of) => of.where("staffId", "=", filter.staffId))
    .$if(filter.actor !== null, (of) => of.where("actor", "=", filter.actor ?? "staff"))
    .$if(filter.kind !== null, (of) => of.where("kind", "=", filter.kind ?? ""))
    .$if(filter.subject !== null, (of) => of.where("subject", "=", filter.subject ?? ""))
    .$if(filter.no !== null, (of) => of.where("subjectNo", "=", filter.no ?? ""))
    .$if(filter.from !== null, (of) => of.where("at", ">=", filter.from ?? new Date()))
    .$if(filter.before !== null, (of) => of.where("at", "<", filter.before ?? new Date()))
    .$if(filter.older !== null, (of) => of.where("id", "<", filter.older ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Returns all staff of a storefront, by email. */
export const selectPeople = (query: Query, storefrontId: number) =>
  query
    .selectFrom("staff")
    .select(["id as staffId", "email", "name"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("emailKey")
    .execute();
