import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type Context, inTransaction, requireStaff } from "../../context.ts";
import { lockStaffing, type Member, selectMembers } from "./members/member.repository.ts";
import { covers, isOwner, type Power } from "./power.rules.ts";

/**
 * Runs a change of roles, rights or staff while all other such changes wait. Call it inside a transaction.
 * @throws office_last_owner if no owner who can sign in is left; the transaction must then be rolled back
 */
export async function keepAnOwner<T>(query: Query, storefrontId: number, change: () => Promise<T>): Promise<T> {
  await lockStaffing(query, storefrontId);
  const had = await hasOwner(query, storefrontId);
  const result = await change();
  if (had && !(await hasOwner(query, storefrontId))) throw new ShopError("office_last_owner");
  return result;
}

const hasOwner = async (query: Query, storefrontId: number): Promise<boolean> =>
  (await selectMembers(query, storefrontId)).some((one) => !one.isBlocked && isOwner(one));

/**
 * Runs a change of roles, rights or staff by a staff member. `own` are the rights that they have after all earlier changes, so that nobody
 * acts with rights that have just been removed.
 */
export const changeStaffing = <T>(context: Context, change: (inside: Context, own: Member) => Promise<T>): Promise<T> =>
  inTransaction(context, (inside) =>
    keepAnOwner(inside.query, inside.storefront.id, async () => change(inside, await readManager(inside))),
  );

/** @throws account_session_ended, office_right */
async function readManager(inside: Context): Promise<Member> {
  const [own] = await selectMembers(inside.query, inside.storefront.id, requireStaff(inside).staffId);
  if (!own || own.isBlocked) throw new ShopError("account_session_ended");
  if (!own.rights.includes("staff.write")) throw new ShopError("office_right", { right: "staff.write" });
  return own;
}

/** @throws office_rights_beyond unless `own` includes all rights of the other */
export function requireCovered(own: Power, other: Power): void {
  if (!covers(own, other)) throw new ShopError("office_rights_beyond");
}
