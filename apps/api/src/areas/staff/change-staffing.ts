import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type Context, inTransaction, requireStaff } from "../../context.ts";
import { lockStaffing, type Member, selectMembers } from "./members/member.repository.ts";
import { covers, isOwner, type Power } from "./power.rules.ts";

/**
 * Makes a change of who may do what, after any other such change and before the next. Call it inside a transaction.
 * @throws office_last_owner if nobody who can sign in is an owner any more; the transaction must then end without the change
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

/** Makes a change that staff ask for. `own` is what they may do once every earlier change has been made, so that nobody acts with rights that were just taken. */
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

/** @throws office_rights_beyond unless one power covers the other */
export function requireCovered(own: Power, other: Power): void {
  if (!covers(own, other)) throw new ShopError("office_rights_beyond");
}
