import type { Problem } from "../../catalog/index.ts";
import { idsFor } from "./businesses.ts";
import { namedPeople } from "./named-people.ts";
import { deleteWishes, preferAddresses, selectItems, upsertAddresses, upsertWishes } from "./of-people.repository.ts";
import { type Change, idOf, type Run, type Writer } from "./run.ts";

export const addresses: Writer<"address"> = {
  async check(run, changes) {
    const { refusalOf } = await peopleOf(run, changes);
    return changes.flatMap(({ record: { line, person } }): Problem[] => {
      const reason = refusalOf(person);
      return reason === null ? [] : [{ line, column: "person", reason, value: person }];
    });
  },
  async write(run, changes) {
    const { people } = await peopleOf(run, changes);
    const ids = await idsFor(run.query, "account_address", changes);
    const rows = changes.map(({ record: { person, label, address, phone } }, index) => ({
      id: ids[index] ?? 0,
      accountId: idOf(people, person),
      ...{ label, address, phone, updatedAt: run.at },
    }));
    await upsertAddresses(run.query, rows);
    const preferred = ids.filter((_, index) => changes[index]?.record.isPreferred);
    await preferAddresses(
      run.query,
      rows.map(({ accountId }) => accountId),
      preferred,
    );
    return ids;
  },
};

export const wishes: Writer<"wish"> = {
  async check(run, changes) {
    const { refusalOf } = await peopleOf(run, changes);
    const items = await itemsOf(run, changes);
    return changes.flatMap(({ record: { line, person, itemNo } }): Problem[] => {
      const reason = refusalOf(person);
      if (reason !== null) return [{ line, column: "person", reason, value: person }];
      return items.has(itemNo) ? [] : [{ line, column: "item", reason: "is no item of the catalog", value: itemNo }];
    });
  },
  async write(run, changes) {
    const { people } = await peopleOf(run, changes);
    const items = await itemsOf(run, changes);
    const rows = changes.map(({ record: { person, list, itemNo, quantity, note } }) => ({
      accountId: idOf(people, person),
      itemId: items.get(itemNo)?.id ?? 0,
      ...{ list, quantity, note },
    }));
    return upsertWishes(run.query, run.storefrontId, rows, run.at);
  },
  parts: {
    // A wish is identified by its person, list and item.
    wholesOf: async (_, rows) => new Map(rows.map(({ externalId }) => [externalId, JSON.parse(externalId).slice(0, 2)])),
    refusals: async () => new Map(),
    remove: ({ query, at }, recordIds) => deleteWishes(query, recordIds, at),
  },
};

const peopleOf = (run: Run, changes: readonly (Change<"address"> | Change<"wish">)[]) =>
  namedPeople(
    run,
    changes.map(({ record }) => record.person),
  );

const itemsOf = (run: Run, changes: readonly Change<"wish">[]) =>
  selectItems(
    run.query,
    run,
    changes.map(({ record }) => record.itemNo),
  );
