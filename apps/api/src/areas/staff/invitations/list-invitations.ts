import type { StaffInvitation } from "@azulejo/contract/areas/office/staff/members.ts";
import type { Context } from "../../../context.ts";
import { placeCodes } from "../granted.ts";
import { type StoredInvitation, selectInvitations } from "./staff-invitation.repository.ts";

export async function listInvitations(context: Context): Promise<StaffInvitation[]> {
  const codesOf = await placeCodes(context);
  const now = context.now();
  return (await selectInvitations(context.query, context.storefront.id)).map((one) => ({
    invitationId: one.id,
    email: one.email,
    name: one.name,
    language: one.language,
    role: one.role,
    stores: codesOf(placesOf(one)),
    invitedBy: one.invitedBy,
    invitedAt: one.invitedAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
    isExpired: one.expiresAt <= now,
  }));
}

/** Returns an invitation's places; null for all. */
export const placesOf = ({ placeIds }: Pick<StoredInvitation, "placeIds">): number[] | null => (placeIds.length > 0 ? placeIds : null);
