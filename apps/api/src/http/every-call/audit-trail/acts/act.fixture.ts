import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Office } from "../audit-trail.fixture.ts";

/** Makes a successful call. @returns the expected audit entries, in order */
export type Act = (office: Office) => Promise<Expected | Expected[]>;

export interface Expected {
  kind: AuditKind;
  subject: AuditSubject;
  no: string | number;
  /** The author; the demo's owner by default. */
  by?: string;
}

export const entry = (kind: AuditKind, subject: AuditSubject, no: string | number): Expected => ({ kind, subject, no });
