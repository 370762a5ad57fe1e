import type { Role } from "@azulejo/contract";

/** What an administrator grants a user of the business account. */
export interface Rights {
  roles: readonly Role[];
  /** Branches that the user is limited to; none means all. */
  branchIds: readonly number[];
  pricesWithheld: boolean;
}

/** The branches that a user may work for. @param limitedTo none means all */
export const usableBranches = (limitedTo: readonly number[], all: number[]): number[] =>
  limitedTo.length === 0 ? all : all.filter((id) => limitedTo.includes(id));

/** Whether a user may work for a branch; null is the business account itself, which is for those without limits. */
export const mayUse = (branchId: number | null, limitedTo: readonly number[], all: number[]): boolean =>
  branchId === null ? limitedTo.length === 0 : usableBranches(limitedTo, all).includes(branchId);

/** The branch that a user goes on working for once limits are set: the same one where it is still allowed, else the first. */
export const keptBranch = (active: number | null, limitedTo: readonly number[]): number | null =>
  limitedTo.length === 0 || (active !== null && limitedTo.includes(active)) ? active : (limitedTo[0] ?? null);

const same = <T>(a: readonly T[], b: readonly T[]): boolean => a.every((one) => b.includes(one)) && b.every((one) => a.includes(one));

/** Other roles, branches or prices: what the user's open sessions go by is then no longer true. */
export const rightsDiffer = (before: Rights, after: Rights): boolean =>
  !same(before.roles, after.roles) || !same(before.branchIds, after.branchIds) || before.pricesWithheld !== after.pricesWithheld;

interface Member {
  id: number;
  roles: readonly Role[];
  blocked: boolean;
}

const administers = (member: Member): boolean => !member.blocked && member.roles.includes("Administrator");

/** Whether the business account would be left without anybody to administer it once this member has changed. */
export const leavesNobody = (members: readonly Member[], changed: Member): boolean =>
  members.some(administers) && !members.map((member) => (member.id === changed.id ? changed : member)).some(administers);
