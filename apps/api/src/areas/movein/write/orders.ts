import type { Problem } from "../../catalog/index.ts";
import { isBranchOf, namedBusinesses, ownersOf } from "./branch-owners.ts";
import { idsFor } from "./businesses.ts";
import { namedPeople } from "./named-people.ts";
import { insertOrders, type OrderRow, selectOutcomes, updateOrders } from "./order.repository.ts";
import { type Change, idOf, type Run, type Writer } from "./run.ts";
import { type Stores, selectStores, UNKNOWN_STORE } from "./stores/store.repository.ts";

/** Past orders, which customers see and can order again from. They change neither the ledger nor stock, and send no messages. */
export const orders: Writer<"order"> = {
  async check(run, changes) {
    const { businesses, branches, people, stores } = await recordsNamedBy(run, changes);
    const owners = await ownersOf(run, businesses);
    const stored = await selectOutcomes(
      run.query,
      changes.flatMap(({ recordId }) => recordId ?? []),
    );
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const { line, business, branch, person, store } = record;
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      if (business !== null && !businesses.has(business)) return refuse("business", "is the id of no business", business);
      if (branch !== null && !branches.has(branch)) return refuse("branch", "is the id of no branch", branch);
      if (branch !== null && business !== null && !isBranchOf(run, owners, branch, branches.get(branch) ?? null, business))
        return refuse("branch", "is a branch of another business", branch);
      // A business keeps its orders even if the person who placed them has deleted their account.
      const refusal = person === null ? null : people.refusalOf(person);
      if (person !== null && refusal !== null && !(business !== null && people.people.has(person)))
        return refuse("person", refusal, person);
      if (store !== null && !stores.has(store.toLowerCase())) return refuse("store", UNKNOWN_STORE, store);
      const before = recordId === null ? undefined : stored.get(recordId);
      if (!before) return [];
      if (!before.isMoved) return refuse("id", PLACED_HERE, record.externalId);
      if (before.isCanceled !== record.isCanceled) return refuse("state", MOVED, record.isCanceled ? "canceled" : "completed");
      if (before.pickupPlaceId !== storeIdOf(stores, store)) return refuse("store", MOVED, store ?? "");
      if (before.refundedCents === null) return [];
      const owner = business === null ? null : (businesses.get(business) ?? null);
      if (before.customerId !== owner) return refuse("business", REFUNDED, business ?? "");
      return before.refundedCents > record.totalCents ? refuse("total", "is less than the shop has refunded since", total(record)) : [];
    });
  },

  async write(run, changes) {
    const { businesses, branches, people, stores } = await recordsNamedBy(run, changes);
    const ids = await idsFor(run.query, "customer_order", changes);
    const rows = changes.map(({ record }, index): OrderRow => {
      const { business, branch, person, store, earlierNo, placedOn, isCanceled } = record;
      const { goodsCents, deliveryCents, taxCents, totalCents, purchaseOrderNo, jobName } = record;
      return {
        id: ids[index] ?? 0,
        customerId: business === null ? null : idOf(businesses, business),
        branchId: branch === null ? null : idOf(branches, branch),
        accountId: person === null || people.refusalOf(person) !== null ? null : idOf(people.people, person),
        pickupPlaceId: storeIdOf(stores, store),
        ...{ earlierNo, placedOn, isCanceled, goodsCents, deliveryCents, taxCents, totalCents, purchaseOrderNo, jobName },
      };
    });
    const { storefrontId, currency, language } = run;
    const fresh = rows.filter((_, index) => changes[index]?.recordId === null);
    const known = rows.filter((_, index) => changes[index]?.recordId !== null);
    await insertOrders(run.query, { storefrontId, currency, language }, fresh);
    await updateOrders(run.query, { language }, known);
    return ids;
  },
};

export const PLACED_HERE = "is the id of an order of the shop, which files cannot change";

/** An order's outcome is stored in the steps of its lines, which don't change. */
const MOVED = "differs from what was moved before, and cannot be changed";
const REFUNDED = "differs from what was moved before, and the shop has refunded a part of the order since";

const total = ({ totalCents }: { totalCents: number }) => String(totalCents / 100);

const storeIdOf = (stores: Stores, name: string | null): number | null =>
  name === null ? null : (stores.get(name.toLowerCase())?.id ?? null);

async function recordsNamedBy(run: Run, changes: readonly Change<"order">[]) {
  const records = changes.map(({ record }) => record);
  const { businesses, branches } = await namedBusinesses(run, records);
  const people = await namedPeople(
    run,
    records.map(({ person }) => person),
  );
  return { businesses, branches, people, stores: await selectStores(run.query, run.storefrontId) };
}
