import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Query } from "@azulejo/database";
import { requireStaff, type Work } from "../../context.ts";
import { insertEntry, insertEntryIf, type NewEntry } from "./audit-entry.repository.ts";
import { changedParts } from "./changed-parts.rules.ts";

/** A recorded change: its kind, its subject, and the subject's fields before and after. Amounts are in cents. */
export interface Act {
  kind: AuditKind;
  subject: AuditSubject;
  /** The number or code by which staff know the subject. */
  no: string | number;
  /** Fields of the subject; only those that changed are stored. Null for something new. */
  before?: object | null;
  /** Null for a deleted record. */
  after?: object | null;
}

/** The command or job that makes a change while no one is signed in. */
export interface Actor {
  query: Query;
  storefrontId: number;
  at: Date;
  by: { actor: "command" | "system"; name: string } | { actor: "staff"; name: string; staffId: number };
}

/**
 * Records an act of the signed-in staff member. Call it inside the transaction that makes the change. An act that changes nothing is not
 * recorded.
 */
export const recordAct = (inside: Work, act: Act): Promise<void> => {
  const { staffId, email } = requireStaff(inside);
  const { query, storefront, now } = inside;
  return recordActOf({ query, storefrontId: storefront.id, at: now(), by: { actor: "staff", staffId, name: email } }, act);
};

/** Records an act of a command or job, as `recordAct` does for staff. */
export async function recordActOf(actor: Actor, act: Act): Promise<void> {
  const entry = entryOf(actor, act);
  if (entry) await insertEntry(actor.query, entry);
}

/** Records an attempt if `isDue`, at the same cost if not, so that the time of an answer doesn't tell whose account was tried. */
export async function recordAttemptOf(actor: Actor, act: Act, isDue: boolean): Promise<void> {
  const entry = entryOf(actor, act);
  if (entry) await insertEntryIf(actor.query, isDue, entry);
}

/** Returns null for an act that changes nothing. */
function entryOf({ storefrontId, at, by }: Actor, { kind, subject, no, before, after }: Act): NewEntry | null {
  const parts = changedParts((before ?? null) as Record<string, unknown> | null, (after ?? null) as Record<string, unknown> | null);
  if (parts.before && parts.after && [parts.before, parts.after].every((one) => Object.keys(one).length === 0)) return null;
  const staffId: NewEntry["staffId"] = by.actor === "staff" ? by.staffId : null;
  return {
    storefrontId,
    at,
    actor: by.actor,
    staffId,
    actorName: by.name,
    kind,
    subject,
    subjectNo: String(no),
    ...parts,
  };
}
