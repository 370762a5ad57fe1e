import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Query } from "@azulejo/database";

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
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  await query
    .insertInto("auditEntry")
    .values({ ...entry, before: json(before), after: json(after) })
    .execute();
}
