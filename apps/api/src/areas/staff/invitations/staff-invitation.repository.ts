import type { Language } from "@azulejo/contract";
import type { Localized, Query } from "@azulejo/database";

export interface NewInvitation {
  storefrontId: number;
  email: string;
  emailKey: string;
  name: string;
  language: Language;
  roleId: number;
  /** The places that they are limited to; empty for all. */
  placeIds: number[];
  hash: string;
  invitedBy: number;
  invitedAt: Date;
  expiresAt: Date;
}

/** Stores an invitation, which replaces an earlier one to the address. */
export async function upsertInvitation(query: Query, invitation: NewInvitation): Promise<void> {
  const { storefrontId: _, emailKey: __, ...renewed } = invitation;
  await query
    .insertInto("staffInvitation")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["storefrontId", "emailKey"]).doUpdateSet(renewed))
    .execute();
}

export interface StoredInvitation extends Omit<NewInvitation, "invitedBy"> {
  id: number;
  role: { code: string; name: Localized };
  /** Null if that staff member was deleted. */
  inviterId: number | null;
  /** The email of the inviter. */
  invitedBy: string;
  inviterName: string;
}

const select = (query: Query) =>
  query
    .selectFrom("staffInvitation")
    .innerJoin("staffRole", "staffRole.id", "staffInvitation.roleId")
    .leftJoin("staff as inviter", "inviter.id", "staffInvitation.invitedBy")
    .selectAll("staffInvitation")
    .select(["staffRole.code as roleCode", "staffRole.name as roleName", "inviter.id as inviterId", "inviter.email as inviterEmail"])
    .select("inviter.name as inviterName");

type Row = Awaited<ReturnType<ReturnType<typeof select>["executeTakeFirstOrThrow"]>>;

const toInvitation = ({ roleCode, roleName, inviterEmail, inviterName, ...row }: Row): StoredInvitation => ({
  ...row,
  language: row.language as Language,
  role: { code: roleCode, name: roleName },
  invitedBy: inviterEmail ?? "",
  inviterName: inviterName || inviterEmail || "",
});

/** Returns a storefront's invitations, the newest first. */
export async function selectInvitations(query: Query, storefrontId: number): Promise<StoredInvitation[]> {
  const rows = await select(query)
    .where("staffInvitation.storefrontId", "=", storefrontId)
    .orderBy("invitedAt", "desc")
    .orderBy("staffInvitation.id", "desc")
    .execute();
  return rows.map(toInvitation);
}

export async function selectInvitation(query: Query, storefrontId: number, id: number): Promise<StoredInvitation | null> {
  const row = await select(query)
    .where("staffInvitation.storefrontId", "=", storefrontId)
    .where("staffInvitation.id", "=", id)
    .executeTakeFirst();
  return row ? toInvitation(row) : null;
}

/** Returns an invitation by its link, of any storefront; null if it is accepted, withdrawn, replaced or expired. */
export async function selectInvitationOfLink(query: Query, hash: string, now: Date): Promise<StoredInvitation | null> {
  const row = await select(query).where("hash", "=", hash).where("expiresAt", ">", now).executeTakeFirst();
  return row ? toInvitation(row) : null;
}

/** @returns false if it doesn't exist */
export async function deleteInvitation(query: Query, id: number, hash?: string): Promise<boolean> {
  const row = await query
    .deleteFrom("staffInvitation")
    .where("id", "=", id)
    .$if(hash !== undefined, (of) => of.where("hash", "=", hash ?? ""))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
