import { selectBranchesOf } from "./business.repository.ts";
import { type Resolved, type Run, resolve } from "./run.ts";

/** Returns the businesses and branches to which rows refer. */
export async function namedBusinesses(
  run: Run,
  rows: readonly { business: string | null; branch?: string | null; branches?: readonly string[] }[],
): Promise<{ businesses: Resolved; branches: Resolved }> {
  const businesses = rows.map(({ business }) => business);
  const branches = rows.flatMap(({ branch = null, branches: several = [] }) => [branch, ...several]);
  return { businesses: await resolve(run, "business", businesses), branches: await resolve(run, "branch", branches) };
}

/** Returns the external ids of the businesses of stored branches. */
export async function ownersOf(run: Run, businesses: Map<string, number | null>): Promise<Map<number, string>> {
  const names = new Map([...businesses].flatMap(([name, id]): [number, string][] => (id === null ? [] : [[id, name]])));
  const stored = names.size > 0 ? await selectBranchesOf(run.query, [...names.keys()]) : [];
  return new Map(stored.map(({ id, customerId }) => [id, names.get(customerId) ?? ""]));
}

/** Returns whether a branch, written or accepted by the check, belongs to a business. */
export function isBranchOf(run: Run, owners: Map<number, string>, branch: string, branchId: number | null, business: string): boolean {
  const read = run.accepted.branch.get(branch);
  return read ? read.business === business : branchId !== null && owners.get(branchId) === business;
}
