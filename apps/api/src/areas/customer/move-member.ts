import type { Role } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { endSessionsOf } from "../../session/session.repository.ts";
import { lockCustomer } from "./customer.repository.ts";
import { cancelInvitations } from "./invitations/invitation.repository.ts";
import { joinBusiness } from "./join-business.ts";
import { leaveCustomer, writeRights } from "./users/user.repository.ts";

interface Move {
  accountId: number;
  /** Business accounts; null for none. */
  from: number | null;
  to: number | null;
  roles: readonly Role[];
}

/** Moves an account out of a business account and into another. The account it leaves may end up without people; staff can invite new ones. */
export async function moveMember(inside: Context, { accountId, from, to, roles }: Move): Promise<void> {
  const { query, now } = inside;
  // Locks in a fixed order, so that two moves in opposite directions don't block each other.
  for (const id of [from, to].filter((one) => one !== null).sort((a, b) => a - b)) await lockCustomer(query, id);
  if (from !== null) {
    await cancelInvitations(query, from, { invitedBy: accountId }, now());
    await leaveCustomer(query, accountId);
    await writeRights(query, accountId, [], []);
  }
  if (to !== null) await joinBusiness(inside, accountId, to, roles);
  await endSessionsOf(query, accountId, "moved to another business account", now());
}
