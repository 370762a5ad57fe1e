import type { Query } from "@azulejo/database";
import type { Problem, RejectFile } from "../catalog/index.ts";
import { type Kind, kinds, type Records } from "./records/kinds.ts";
import type { Entry } from "./records/read-records.ts";
import { noteRow, type ReadRows } from "./records/read-rows.ts";
import { isOfShop, withShopFields } from "./records/shop-fields.rules.ts";
import { branches, businesses } from "./write/businesses.ts";
import { certificates } from "./write/certificates.ts";
import { lockMoves, type StoredEntry, selectEntries, upsertEntries } from "./write/external-id.repository.ts";
import { figures } from "./write/figures.ts";
import { furtherIds } from "./write/further-ids.ts";
import { giftCards } from "./write/gift-cards.ts";
import { addresses, wishes } from "./write/of-people.ts";
import { openingInvoices } from "./write/opening-invoices.ts";
import { orderLines } from "./write/order-lines.ts";
import { orders } from "./write/orders.ts";
import { people } from "./write/people.ts";
import { contracts, levels } from "./write/prices.ts";
import { quoteLines } from "./write/quotes/quote-lines.ts";
import { quotes } from "./write/quotes/quotes.ts";
import { redirects } from "./write/redirects.ts";
import type { Change, Run, Writer } from "./write/run.ts";
import { containers } from "./write/stores/containers.ts";
import { costs } from "./write/stores/costs.ts";
import { slabs } from "./write/stores/slabs.ts";
import { UNKNOWN_STORE } from "./write/stores/store.repository.ts";
import { storeHours } from "./write/stores/store-hours.ts";

/** Numbers of rows of a file: new, changed since they were last written, unchanged, rejected, and no longer there. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  removed: number;
}

export const writers: { [Of in Kind]: Writer<Of> } = {
  level: levels,
  business: businesses,
  branch: branches,
  person: people,
  address: addresses,
  contract: contracts,
  certificate: certificates,
  wish: wishes,
  invoice: openingInvoices,
  order: orders,
  line: orderLines,
  quote: quotes,
  quoteLine: quoteLines,
  giftCard: giftCards,
  hours: storeHours,
  container: containers,
  slab: slabs,
  cost: costs,
  redirect: redirects,
  figure: figures,
  furtherId: furtherIds,
};

/** Rows whose values the shop keeps, by the setting's name of the field or file. */
export type Kept = Record<string, number>;

/** What checks of rows find. */
interface Found {
  counts: Counts;
  rejects: RejectFile;
  kept: Kept;
  seen: ReadRows;
  /** External ids of rows that are there again, which earlier files lacked. */
  returned: string[];
  /** Stores that rows name and the shop doesn't have. */
  unknownStores: string[];
}

/** Checks a batch of rows, and writes it in one transaction unless the run is a check. @returns the accepted records */
export async function takeBatch<Of extends Kind>(
  run: Run,
  kind: Of,
  batch: Entry<Of>[],
  { counts, rejects, kept, seen, returned, unknownStores }: Found,
): Promise<Records[Of][]> {
  const storedOf = (query: Query, entries: Entry<Of>[]) =>
    selectEntries(
      query,
      run,
      kind,
      entries.map(({ record }) => record.externalId),
    );
  const accepted: Records[Of][] = [];
  const accept = (record: Records[Of]) => {
    accepted.push(record);
    if (kinds[kind].isNamed) (run.accepted[kind] as Map<string, Records[Of]>).set(record.externalId, record);
    if ("emailKey" in record) run.addresses.set(record.emailKey, record.line);
  };
  /** Accepts rows that haven't changed since they were written. @returns the other rows */
  const leaveSame = (entries: Entry<Of>[], stored: Map<string, StoredEntry>) => {
    const { same = [], differing = [] } = Object.groupBy(entries, ({ record, content }) =>
      stored.get(record.externalId)?.content === content ? "same" : "differing",
    );
    for (const { record } of same) accept(record);
    counts.unchanged += same.length;
    return differing;
  };
  const before = await storedOf(run.query, batch);
  const differing = leaveToShop(run, kind, leaveSame(batch, before), { stored: before, kept, accept });
  if (differing.length === 0) return accepted;
  const work = async (inside: Run, entries: Entry<Of>[], stored: Map<string, StoredEntry>) => {
    const changes = await changesOf(inside, kind, entries, stored, kept);
    const problems = await writers[kind].check(inside, changes);
    rejects.write(problems);
    noteUnknownStores(unknownStores, problems);
    const refused = new Set(problems.map(({ line }) => line));
    const good = entries.filter(({ record }) => !refused.has(record.line));
    for (const { record } of entries) if (refused.has(record.line)) noteRow(seen, kind, record, false);
    const goodChanges = changes.filter(({ record }) => !refused.has(record.line));
    const again = (await writers[kind].returning?.(inside, goodChanges)) ?? [];
    if (!inside.isCheck && good.length > 0) {
      const ids = await writers[kind].write(inside, goodChanges);
      const written = good.map(({ record, content }, index) => ({ externalId: record.externalId, recordId: ids[index] ?? 0, content }));
      await upsertEntries(inside.query, inside, kind, written, inside.at);
    }
    return { good, again, created: good.filter(({ record }) => !stored.has(record.externalId)).length - again.length };
  };
  const { good, again, created } = run.isCheck
    ? await work(run, differing, before)
    : await run.query.transaction().execute(async (query) => {
        await lockMoves(query, run.storefrontId);
        // Another run may have written some of these rows before this one got the lock.
        const stored = await storedOf(query, differing);
        return work({ ...run, query }, leaveSame(differing, stored), stored);
      });
  for (const { record } of good) accept(record);
  returned.push(...again);
  counts.created += created;
  counts.changed += good.length - created;
  return accepted;
}

const MAX_STORES = 100;

/** A store may be written in capitals in one file and in small letters in another. */
function noteUnknownStores(names: string[], problems: readonly Problem[]): void {
  for (const { reason, value } of problems) {
    if (reason !== UNKNOWN_STORE || names.length === MAX_STORES) continue;
    if (!names.some((name) => name.toLowerCase() === value.toLowerCase())) names.push(value);
  }
}

/** Leaves records of the shop alone if the shop decides about their kind. @returns the other rows */
function leaveToShop<Of extends Kind>(
  run: Run,
  kind: Of,
  entries: Entry<Of>[],
  { stored, kept, accept }: { stored: Map<string, StoredEntry>; kept: Kept; accept(record: Records[Of]): void },
): Entry<Of>[] {
  if (!isOfShop(run.shopFields, kind)) return entries;
  const { known = [], fresh = [] } = Object.groupBy(entries, ({ record }) => (stored.has(record.externalId) ? "known" : "fresh"));
  for (const { record } of known) accept(record);
  if (known.length > 0) kept[kinds[kind].file] = (kept[kinds[kind].file] ?? 0) + known.length;
  return fresh;
}

/** Returns rows as they are written: with the shop's values of the fields about which the shop decides. */
async function changesOf<Of extends Kind>(
  run: Run,
  kind: Of,
  entries: readonly Entry<Of>[],
  stored: Map<string, StoredEntry>,
  kept: Kept,
): Promise<Change<Of>[]> {
  const writer = writers[kind];
  const changes = entries.map(({ record }): Change<Of> => ({ record, recordId: stored.get(record.externalId)?.recordId ?? null }));
  const known = changes.flatMap(({ recordId }) => recordId ?? []);
  if (!writer.stored || run.shopFields.length === 0 || known.length === 0) return changes;
  const values = await writer.stored(run, known);
  return changes.map(({ record, recordId }) => {
    const own = recordId === null ? undefined : values.get(recordId);
    if (!own) return { record, recordId };
    const merged = withShopFields(run.shopFields, kind, record, own);
    for (const name of merged.kept) kept[name] = (kept[name] ?? 0) + 1;
    return { record: merged.record, recordId };
  });
}
