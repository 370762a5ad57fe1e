import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { cancelInvitations } from "../invitations/invitation.repository.ts";
import { lockBusiness, requireUser } from "../require-business.ts";
import { updateBlocked } from "./user.repository.ts";
import { removesLastAdministrator } from "./user.rules.ts";

/** Blocks a user, whose next request is refused, or unblocks one. */
export const blockUser: Verb<typeof customer.blockUser> = async (context, { userId, blocked }) => {
  const { accountId } = requireSession(context);
  if (userId === accountId) throw new ShopError("customer_own_user");
  await inTransaction(context, async (inside) => {
    const { id } = await lockBusiness(inside);
    const { users, user } = await requireUser(inside, id, userId);
    if (removesLastAdministrator(users, { ...user, blocked })) throw new ShopError("customer_last_administrator");
    await updateBlocked(inside.query, userId, blocked ? inside.now() : null);
    if (!blocked) return;
    await endSessionsOf(inside.query, userId, "blocked", inside.now());
    // Otherwise a blocked user could return through an invitation they had sent.
    await cancelInvitations(inside.query, id, { invitedBy: userId }, inside.now());
  });
  return { done: true };
};
