import { recordChanges } from "@azulejo/database";
import type { BranchRecord } from "../records/records.rules.ts";
import {
  insertBranches,
  insertBusinesses,
  insertMissingBranches,
  selectBranchesOf,
  selectPlacesOf,
  selectTermsOf,
  updateBranches,
  updateBusinesses,
} from "./business.repository.ts";
import { selectNames, takeIds } from "./external-id.repository.ts";
import { assignLevels } from "./price.repository.ts";
import { type Change, idOf, type Resolved, type Run, resolve, type Writer } from "./run.ts";

export const businesses: Writer<"business"> = {
  async stored(run, recordIds) {
    const rows = await selectTermsOf(run.query, recordIds);
    const levels = await selectNames(
      run.query,
      run,
      "level",
      rows.flatMap(({ priceLevelId }) => priceLevelId ?? []),
    );
    // A level that the files don't know stays too.
    return new Map(
      rows.map(({ id, priceLevelId, ...values }) => [
        id,
        { ...values, priceLevel: priceLevelId === null ? null : levels.get(priceLevelId) },
      ]),
    );
  },
  async check(run, changes) {
    const levels = await levelsOf(run, changes);
    return changes.flatMap(({ record: { line, priceLevel } }) =>
      priceLevel && !levels.has(priceLevel)
        ? [{ line, column: "priceLevel", reason: "is the id of no price level", value: priceLevel }]
        : [],
    );
  },
  async write(run, changes) {
    const { query, storefrontId, at } = run;
    const ids = await idsFor(query, "customer", changes);
    const rows = changes.map(({ record }, index) => ({
      id: ids[index] ?? 0,
      storefrontId,
      name: record.name,
      type: record.type,
      paymentTerm: record.paymentTerm,
      creditLimitCents: record.creditLimitCents,
      postalCode: record.postalCode,
    }));
    const [fresh, known] = split(rows, changes);
    if (fresh.length > 0) await insertBusinesses(query, fresh);
    if (known.length > 0) await updateBusinesses(query, known, at);
    const levels = await levelsOf(run, changes);
    const assigned = changes.flatMap(({ record: { priceLevel } }, index) =>
      priceLevel === undefined
        ? []
        : [{ customerId: ids[index] ?? 0, priceLevelId: priceLevel === null ? null : idOf(levels, priceLevel) }],
    );
    await assignLevels(query, assigned, at);
    if (assigned.length > 0) await recordChanges(query, [{ kind: "prices", entity: String(storefrontId) }]);
    return ids;
  },
};

const levelsOf = (run: Run, changes: readonly Change<"business">[]): Promise<Resolved> =>
  resolve(
    run,
    "level",
    changes.map(({ record }) => record.priceLevel ?? null),
  );

export const branches: Writer<"branch"> = {
  stored: ({ query }, recordIds) => selectPlacesOf(query, recordIds),
  async check(run, changes) {
    const owners = await resolve(
      run,
      "business",
      changes.map(({ record }) => record.business),
    );
    const taken = await numbersOf(run, owners);
    return changes.flatMap(({ record, recordId }) => {
      const problem = (column: string, reason: string, value: string) => [{ line: record.line, column, reason, value }];
      if (!owners.has(record.business)) return problem("business", "is the id of no business", record.business);
      const key = `${record.business} ${record.number}`;
      const owner = taken.get(key);
      if (owner !== undefined && owner !== (recordId ?? record.externalId))
        return problem("number", "is the number of another branch of the business", record.number);
      taken.set(key, recordId ?? record.externalId);
      return [];
    });
  },
  async write(run, changes) {
    const { query } = run;
    const owners = await resolve(
      run,
      "business",
      changes.map(({ record }) => record.business),
    );
    const ids = await idsFor(query, "customer_branch", changes);
    const rows = changes.map(({ record: { business, number, name, city, state } }, index) => ({
      id: ids[index] ?? 0,
      customerId: idOf(owners, business),
      number,
      name,
      city,
      state,
    }));
    const [fresh, known] = split(rows, changes);
    if (fresh.length > 0) await insertBranches(query, fresh);
    if (known.length > 0) await updateBranches(query, known);
    return ids;
  },
};

/** Returns the owner of each branch number: stored branches by id, those of this run by external id. */
async function numbersOf(run: Run, owners: Resolved): Promise<Map<string, number | string>> {
  const names = new Map([...owners].flatMap(([name, id]): [number, string][] => (id === null ? [] : [[id, name]])));
  const stored = names.size > 0 ? await selectBranchesOf(run.query, [...names.keys()]) : [];
  const taken = new Map<string, number | string>(stored.map(({ id, customerId, number }) => [`${names.get(customerId)} ${number}`, id]));
  if (run.isCheck)
    for (const { externalId, business, number } of run.accepted.branch.values() as Iterable<BranchRecord>) {
      const key = `${business} ${number}`;
      if (!taken.has(key)) taken.set(key, externalId);
    }
  return taken;
}

/** Creates a branch for each business of the run that has none. */
export async function completeBranches(run: Run): Promise<void> {
  const records = [...run.accepted.business.values()];
  const owners = await resolve(
    run,
    "business",
    records.map(({ externalId }) => externalId),
  );
  if (records.length > 0)
    await insertMissingBranches(
      run.query,
      records.map(({ externalId, city, state }) => ({ customerId: idOf(owners, externalId), city, state })),
    );
}

/** Returns the record ids of changes; takes new ids for new records. */
export async function idsFor(
  query: Run["query"],
  table: Parameters<typeof takeIds>[1],
  changes: readonly { recordId: number | null }[],
): Promise<number[]> {
  const fresh = await takeIds(query, table, changes.filter(({ recordId }) => recordId === null).length);
  let next = 0;
  return changes.map(({ recordId }) => recordId ?? fresh[next++] ?? 0);
}

/** Divides rows into those of new and those of existing records. */
export const split = <Row>(
  rows: readonly Row[],
  changes: readonly Change<never>[] | readonly { recordId: number | null }[],
): [Row[], Row[]] => [
  rows.filter((_, index) => changes[index]?.recordId === null),
  rows.filter((_, index) => changes[index]?.recordId !== null),
];
