import { ShopError } from "@azulejo/contract";
import { shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import type { Query } from "@azulejo/database";
import { todayOf } from "../../domain/day.ts";
import { changeSettingsWithin, type Options, type SettingsResult } from "./change-settings.ts";
import { appliedChanges, type DatedRow, type DatedTable, isInForce, type RowChange } from "./dated-rows.rules.ts";
import { formFaults } from "./form-faults.ts";
import { selectSettings } from "./settings.repository.ts";
import type { Fault } from "./shop-settings.ts";
import { faultsIn } from "./worded.ts";

interface GivenChange {
  before: unknown;
  after: unknown;
}

/**
 * Changes rows of a table from today on, in the caller's transaction.
 * @returns the changes, or the faults by row
 * @throws office_settings_changed if a row has changed since it was read
 */
export async function changeRowsWithin(
  query: Query,
  { table, changes }: { table: DatedTable; changes: readonly GivenChange[] },
  options: Options & { at: Date },
): Promise<SettingsResult> {
  const { storefrontId, language = "en", dryRun, at } = options;
  const read = readChanges(table, changes);
  if (read.faults.length > 0) return { faults: faultsIn(language, read.faults) };
  const stored = await selectSettings(query, storefrontId, !dryRun);
  if (!stored) throw new Error(`there is no storefront ${storefrontId}`);
  const today = todayOf(at, stored.storefront.timezone);
  const done = appliedChanges(table, stored[table], read.changes, today);
  if (done.isStale) throw new ShopError("office_settings_changed");
  if (done.faults) return { faults: faultsIn(language, done.faults) };
  return changeSettingsWithin(query, { settings: { version: 1, [table]: done.rows }, pictures: {} }, options);
}

function readChanges(table: DatedTable, changes: readonly GivenChange[]): { changes: RowChange[]; faults: Fault[] } {
  const { element } = shopSettings.shape[table].unwrap();
  const faults: Fault[] = [];
  const read = changes.map(({ before, after }, at): RowChange => {
    const [old, fresh] = [before, after].map((row) => (row === null ? null : element.safeParse(row)));
    if (old && !old.success) throw new ShopError("office_settings_changed");
    if (fresh && !fresh.success)
      faults.push(...formFaults(fresh.error.issues, after).map((one) => ({ ...one, path: `rows[${at + 1}].${one.path}` })));
    return { before: (old?.data as DatedRow | undefined) ?? null, after: (fresh?.data as DatedRow | undefined) ?? null };
  });
  return { changes: read, faults };
}

type When = "now" | "coming" | "past" | "all";

/** Returns the rows of a table that contain a text and are valid at the requested time, and the current day. */
export async function readRows(
  query: Query,
  { storefrontId, table, text, when, at }: { storefrontId: number; table: DatedTable; text: string; when: When; at: Date },
): Promise<{ rows: DatedRow[]; today: string }> {
  const stored = await selectSettings(query, storefrontId);
  if (!stored) throw new Error(`there is no storefront ${storefrontId}`);
  const today = todayOf(at, stored.storefront.timezone);
  const rows = (stored[table] as DatedRow[]).filter((row) => isAt(row, when, today) && contains(row, text));
  return { rows, today };
}

function isAt(row: DatedRow, when: When, today: string): boolean {
  if (when === "now") return isInForce(row, today);
  if (when === "coming") return row.from > today;
  return when === "all" || (row.until !== null && row.until < today);
}

const contains = (row: DatedRow, text: string): boolean =>
  text === "" || Object.values(row).some((value) => typeof value !== "object" && String(value).toLowerCase().includes(text.toLowerCase()));
