import type { office, ParsedInputOf } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Work } from "../../context.ts";
import { addDays, momentOf } from "../../domain/day.ts";
import { text } from "../../messages/index.ts";
import { type EntryFilter, type StoredEntry, selectEntries, selectPeople } from "./audit-entry.repository.ts";

const PAGE_SIZE = 50;
const FILE_ROWS = 10_000;
/** Spreadsheets take a file without this mark for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

type Filters = ParsedInputOf<typeof office.auditFile>;

export const listEntries: Verb<typeof office.audit> = async (context, { older, ...filters }) => {
  const rows = await selectEntries(context.query, { ...toFilter(context, filters), older: older ?? null }, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    entries: shown.map(toEntry),
    older: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    people: await selectPeople(context.query, context.storefront.id),
  };
};

export const exportEntries: Verb<typeof office.auditFile> = async (context, filters) => {
  const { language } = context;
  const rows = await selectEntries(context.query, { ...toFilter(context, filters), older: null }, FILE_ROWS);
  const keys = ["at", "by", "kind", "subject", "no", "before", "after"] as const;
  const columns = keys.map((key) => ({ key, header: text(language, `audit.column.${key}`) }));
  const json = (value: unknown): string => (value === null ? "" : JSON.stringify(value));
  const cells = rows.map(toEntry).map((entry) => ({ ...entry, before: json(entry.before), after: json(entry.after) }));
  // Loaded here because most processes never write this file.
  const { stringify } = await import("csv-stringify/sync");
  const file = BYTE_ORDER_MARK + stringify(cells, { header: true, columns, escape_formulas: true, record_delimiter: "windows" });
  return { name: text(language, "audit.file"), type: "text/csv" as const, data: Buffer.from(file).toString("base64") };
};

function toFilter({ storefront }: Work, { staffId, actor, kind, subject, no, from, until }: Filters): Omit<EntryFilter, "older"> {
  const startOf = (day: string): Date => new Date(momentOf(new Date(`${day}T12:00:00Z`), storefront.timezone, { day, time: "00:00" }));
  return {
    storefrontId: storefront.id,
    staffId: staffId ?? null,
    actor: actor ?? null,
    kind: kind ?? null,
    subject: subject ?? null,
    no: no ?? null,
    from: from ? startOf(from) : null,
    before: until ? startOf(addDays(until, 1)) : null,
  };
}

const toEntry = ({ id, at, actor, actorName, kind, subject, subjectNo, before, after }: StoredEntry) => ({
  id,
  at: at.toISOString(),
  actor,
  by: actorName,
  kind,
  subject,
  no: subjectNo,
  before,
  after,
});
