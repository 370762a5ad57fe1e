import type { Problem } from "../../catalog/index.ts";
import type { FurtherIdRecord } from "../records/external-ids.rules.ts";
import { selectEntries, upsertEntries } from "./external-id.repository.ts";
import { selectItems } from "./of-people.repository.ts";
import { type Change, idOf, type Resolved, type Run, resolve, type Writer } from "./run.ts";

const unknown: Record<FurtherIdRecord["kind"], string> = {
  business: "is the id of no business",
  person: "is the id of no person",
  order: "is the id of no order",
  invoice: "is the id of no invoice",
  quote: "is the id of no quote",
  item: "is no item of the catalog",
};

/** Ids that records have in further systems. The next row of such a system with the id is written to the record. */
export const furtherIds: Writer<"furtherId"> = {
  async check(run, changes) {
    const problems: Problem[] = [];
    for (const { kind, of, owners, taken } of await groupsOf(run, changes))
      for (const { line, record, id } of of) {
        const holder = taken.get(id);
        if (!owners.has(record)) problems.push({ line, column: "record", reason: unknown[kind], value: record });
        else if (holder !== undefined && holder !== owners.get(record))
          problems.push({ line, column: "id", reason: "is already the id of another record of the shop", value: id });
      }
    return problems;
  },
  async write(run, changes) {
    const ids = new Map<FurtherIdRecord, number>();
    for (const { kind, source, of, owners, taken } of await groupsOf(run, changes)) {
      for (const one of of) ids.set(one, idOf(owners, one.record));
      const fresh = of.filter(({ id }) => !taken.has(id));
      const rows = fresh.map((one) => ({ externalId: one.id, recordId: ids.get(one) ?? 0, content: "" }));
      await upsertEntries(run.query, { storefrontId: run.storefrontId, source }, kind, rows, run.at);
    }
    return changes.map(({ record }) => ids.get(record) ?? 0);
  },
};

interface Group {
  kind: FurtherIdRecord["kind"];
  source: string;
  of: FurtherIdRecord[];
  /** Records by their ids in the files. */
  owners: Resolved;
  /** Records that have one of the ids already. */
  taken: Map<string, number>;
}

async function groupsOf(run: Run, changes: readonly Change<"furtherId">[]): Promise<Group[]> {
  const groups = Map.groupBy(
    changes.map(({ record }) => record),
    ({ kind, source }) => `${kind} ${source}`,
  );
  const read = async (of: FurtherIdRecord[]): Promise<Group[]> => {
    const [first] = of;
    if (!first) return [];
    const { kind, source } = first;
    const ids = of.map(({ id }) => id);
    const stored = await selectEntries(run.query, { storefrontId: run.storefrontId, source }, kind, ids);
    const taken = new Map([...stored].map(([id, { recordId }]) => [id, recordId]));
    return [{ kind, source, of, owners: await ownersOf(run, kind, of), taken }];
  };
  return (await Promise.all([...groups.values()].map(read))).flat();
}

async function ownersOf(run: Run, kind: FurtherIdRecord["kind"], of: readonly FurtherIdRecord[]): Promise<Resolved> {
  const records = of.map(({ record }) => record);
  if (kind !== "item") return resolve(run, kind, records);
  return new Map([...(await selectItems(run.query, run, records))].map(([no, { id }]) => [no, id]));
}
