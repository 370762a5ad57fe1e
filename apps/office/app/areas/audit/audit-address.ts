import type { CallInput } from "../../call/calls.ts";

export type AuditFilter = CallInput<"auditFile">;

const isDay = (value: string | null): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? "");
const numberIn = (value: string | null): number | null => (/^[1-9]\d{0,14}$/.test(value ?? "") ? Number(value) : null);

/**
 * Returns the filters in an address, without empty or malformed ones. `who` is the id of a staff member, or `command` or `system`; the API
 * checks kinds and subjects.
 */
export function filtersOf(query: URLSearchParams): AuditFilter {
  const who = query.get("who");
  const staffId = numberIn(who);
  const [kind, subject, no] = ["kind", "subject", "no"].map((name) => query.get(name)?.trim());
  const [from, until] = [query.get("from"), query.get("until")];
  return {
    ...(staffId && { staffId }),
    ...((who === "command" || who === "system") && { actor: who }),
    ...(kind && { kind: kind as NonNullable<AuditFilter["kind"]> }),
    ...(subject && { subject: subject as NonNullable<AuditFilter["subject"]> }),
    ...(no && { no }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
}

/** Returns the entry id in the address before which entries are shown; null for the newest. */
export const olderOf = (query: URLSearchParams): number | null => numberIn(query.get("older"));
