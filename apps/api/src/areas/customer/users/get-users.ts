import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { selectBranches } from "../customer.repository.ts";
import { selectOpenInvitations } from "../invitations/invitation.repository.ts";
import { requireBusiness } from "../require-business.ts";
import { selectUsers } from "./user.repository.ts";

export const getUsers: Verb<typeof customer.users> = async (context) => {
  const { accountId } = requireSession(context);
  const { id } = requireBusiness(context);
  const [users, invitations, branches] = await Promise.all([
    selectUsers(context.query, id),
    selectOpenInvitations(context.query, id),
    selectBranches(context.query, id),
  ]);
  return {
    users: users.map(({ activeBranchId: _, usedAt, ...user }) => ({
      ...user,
      usedAt: usedAt?.toISOString() ?? null,
      you: user.id === accountId,
    })),
    invitations: invitations.map(({ invitedAt, expiresAt, ...invitation }) => ({
      ...invitation,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= context.now(),
    })),
    branches,
  };
};
