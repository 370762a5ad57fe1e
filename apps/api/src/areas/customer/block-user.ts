import { type customer, ShopError } from "@azulejo/contract";
import { inTransaction, requireSession } from "../../context.ts";
import type { Verb } from "../../http/handler.ts";
import { endSessionsOf } from "../../session/session.repository.ts";
import { lockCustomer } from "./customer.repository.ts";
import { requireBusiness, requireUser } from "./require-business.ts";
import { updateBlocked } from "./user.repository.ts";
import { leavesNobody } from "./user.rules.ts";

/** Blocks a user, whose next request is refused, or lets one in again. */
export const blockUser: Verb<typeof customer.blockUser> = async (context, { userId, blocked }) => {
  const { accountId } = requireSession(context);
  const { id } = requireBusiness(context);
  if (userId === accountId) throw new ShopError("customer_own_user");
  await inTransaction(context, async (inside) => {
    await lockCustomer(inside.query, id);
    const { users, user } = await requireUser(inside, id, userId);
    if (leavesNobody(users, { ...user, blocked })) throw new ShopError("customer_last_administrator");
    await updateBlocked(inside.query, userId, blocked ? inside.now() : null);
    if (blocked) await endSessionsOf(inside.query, userId, "blocked", inside.now());
  });
  return { done: true };
};
