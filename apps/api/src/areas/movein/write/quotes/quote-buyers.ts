import type { Change, Resolved, Run } from "../run.ts";
import { type Buyer, selectBuyers, selectBuyersOf } from "./quote.repository.ts";

/** A buyer of a written record, or of one that this check has only accepted. */
export interface QuoteBuyer {
  phone: string | null;
  /** Null while the person has not been written. */
  stored: Buyer | null;
  isOf(business: string): boolean;
}

/** Returns the person of each quote: the named one, else the business's first administrator. */
export async function quoteBuyers(
  run: Run,
  changes: readonly Change<"quote">[],
  businesses: Resolved,
  people: Resolved,
): Promise<(business: string | null, person: string | null) => QuoteBuyer | null> {
  const idsOf = (resolved: Resolved, names: readonly (string | null)[]) =>
    names.flatMap((name) => (name === null ? [] : (resolved.get(name) ?? [])));
  const records = changes.map(({ record }) => record);
  const named = await selectBuyers(
    run.query,
    idsOf(
      people,
      records.map(({ person }) => person),
    ),
  );
  const unnamed = records.filter(({ person }) => person === null).map(({ business }) => business);
  const first = await selectBuyersOf(run.query, idsOf(businesses, unnamed));
  const accepted = run.isCheck && unnamed.length > 0 ? firstAccepted(run) : new Map<string, string>();
  const ofStored = (stored: Buyer | undefined): QuoteBuyer | null =>
    stored ? { phone: stored.phone, stored, isOf: (business) => businesses.get(business) === stored.customerId } : null;
  const ofAccepted = (id: string | undefined): QuoteBuyer | null => {
    const record = run.isCheck && id !== undefined ? run.accepted.person.get(id) : undefined;
    return record ? { phone: record.phone, stored: null, isOf: (business) => record.business === business } : null;
  };
  return (business, person) => {
    if (person !== null) return ofAccepted(person) ?? ofStored(named.get(people.get(person) ?? 0));
    return ofStored(first.get(businesses.get(business ?? "") ?? 0)) ?? ofAccepted(accepted.get(business ?? ""));
  };
}

/** Returns the first administrator, else the first person, of each business whose people this check has accepted. */
function firstAccepted(run: Run): Map<string, string> {
  const first = new Map<string, string>();
  const administrated = new Set<string>();
  for (const { externalId, business, roles } of run.accepted.person.values()) {
    if (business === null || administrated.has(business)) continue;
    const isAdministrator = roles.includes("Administrator");
    if (isAdministrator) administrated.add(business);
    if (isAdministrator || !first.has(business)) first.set(business, externalId);
  }
  return first;
}
