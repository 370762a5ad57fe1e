import type { Role } from "@azulejo/contract";

/** The rights that an administrator grants a user. */
export interface Rights {
  roles: readonly Role[];
  /** The branches that the user is limited to; an empty list means all. */
  branchIds: readonly number[];
  pricesWithheld: boolean;
}

/** Returns the branches that a user may order for. @param limitedTo an empty list means all */
export const usableBranches = (limitedTo: readonly number[], all: number[]): number[] =>
  limitedTo.length === 0 ? all : all.filter((id) => limitedTo.includes(id));

/** Returns whether a user may order for a branch; null means the business account itself, for which only users without limits may order. */
export const mayUse = (branchId: number | null, limitedTo: readonly number[], all: number[]): boolean =>
  branchId === null ? limitedTo.length === 0 : usableBranches(limitedTo, all).includes(branchId);

/** Returns the user's branch after a change of limits: the same one if still allowed, else the first allowed one. */
export const validBranch = (active: number | null, limitedTo: readonly number[]): number | null =>
  limitedTo.length === 0 || (active !== null && limitedTo.includes(active)) ? active : (limitedTo[0] ?? null);

const same = <T>(a: readonly T[], b: readonly T[]): boolean => a.every((one) => b.includes(one)) && b.every((one) => a.includes(one));

/** Returns whether two sets of rights differ. Open sessions are then outdated. */
export const rightsDiffer = (before: Rights, after: Rights): boolean =>
  !same(before.roles, after.roles) || !same(before.branchIds, after.branchIds) || before.pricesWithheld !== after.pricesWithheld;

interface Member {
  id: number;
  roles: readonly Role[];
  blocked: boolean;
}

const administers = (member: Member): boolean => !member.blocked && member.roles.includes("Administrator");

/** Returns whether this member's change would leave the business account without an administrator. */
export const removesLastAdministrator = (members: readonly Member[], changed: Member): boolean =>
  members.some(administers) && !members.map((member) => (member.id === changed.id ? changed : member)).some(administers);
