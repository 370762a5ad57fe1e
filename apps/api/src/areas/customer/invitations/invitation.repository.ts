import type { Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Rights } from "../users/user.rules.ts";

export interface NewInvitation extends Rights {
  customerId: number;
  hash: string;
  email: string;
  emailKey: string;
  givenName: string;
  surname: string;
  language: string;
  /** An account; null for the shop itself. */
  invitedBy: number | null;
  invitedAt: Date;
  expiresAt: Date;
}

export async function insertInvitation(query: Query, invitation: NewInvitation): Promise<void> {
  await query
    .insertInto("invitation")
    .values({ ...invitation, roles: [...invitation.roles], branchIds: [...invitation.branchIds] })
    .execute();
}

const open = (query: Query, customerId: number) =>
  query.selectFrom("invitation").where("customerId", "=", customerId).where("acceptedAt", "is", null).where("cancelledAt", "is", null);

/** Returns how many invitations of a business account are unanswered, including expired ones. */
export async function countOpenInvitations(query: Query, customerId: number): Promise<number> {
  const { count } = await open(query, customerId)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface OpenInvitation {
  id: number;
  email: string;
  givenName: string;
  surname: string;
  roles: Role[];
  branchIds: number[];
  invitedAt: Date;
  /** The inviter's name, or the shop's. */
  invitedBy: string;
  expiresAt: Date;
}

const nameOfSender = sql<string>`coalesce((select given_name || ' ' || surname from account where account.id = invitation.invited_by),
  (select storefront.name from customer join storefront on storefront.id = customer.storefront_id where customer.id = invitation.customer_id))`;

/** Returns invitations that are neither accepted nor cancelled, newest first. */
export async function selectOpenInvitations(query: Query, customerId: number): Promise<OpenInvitation[]> {
  const rows = await open(query, customerId)
    .select(["id", "email", "givenName", "surname", "roles", "branchIds", "invitedAt", "expiresAt", nameOfSender.as("invitedBy")])
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, roles: row.roles as Role[] }));
}

/** Cancels a business account's open invitations: one, all to an address, or all from one inviter. @returns how many were open */
export async function cancelInvitations(
  query: Query,
  customerId: number,
  which: { id: number } | { emailKey: string } | { invitedBy: number },
  now: Date,
): Promise<number> {
  const cancelled = await query
    .updateTable("invitation")
    .set({ cancelledAt: now })
    .where("customerId", "=", customerId)
    .where((of) => {
      if ("invitedBy" in which) return of("invitedBy", "=", which.invitedBy);
      return "id" in which ? of("id", "=", which.id) : of("emailKey", "=", which.emailKey);
    })
    .where("acceptedAt", "is", null)
    .where("cancelledAt", "is", null)
    .returning("id")
    .execute();
  return cancelled.length;
}

/** Gives an open invitation a new link. Returns false when it is not open. */
export async function renewInvitation(query: Query, customerId: number, id: number, hash: string, expiresAt: Date): Promise<boolean> {
  const renewed = await query
    .updateTable("invitation")
    .set({ hash, expiresAt })
    .where("customerId", "=", customerId)
    .where("id", "=", id)
    .where("acceptedAt", "is", null)
    .where("cancelledAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return renewed !== undefined;
}

export interface StoredInvitation extends OpenInvitation {
  emailKey: string;
  customerId: number;
  customerName: string;
  storefrontId: number;
  language: string;
  pricesWithheld: boolean;
}

/** Returns an invitation by its link; null when it is accepted, cancelled or expired. */
export async function selectInvitation(
  query: Query,
  { hash, storefrontId }: { hash: string; storefrontId?: number },
  now: Date,
): Promise<StoredInvitation | null> {
  const row = await query
    .selectFrom("invitation")
    .innerJoin("customer", "customer.id", "invitation.customerId")
    .selectAll("invitation")
    .select(["customer.name as customerName", "customer.storefrontId as storefrontId", nameOfSender.as("invitedBy")])
    .where("invitation.hash", "=", hash)
    .$if(storefrontId !== undefined, (of) => of.where("customer.storefrontId", "=", storefrontId ?? 0))
    .where("acceptedAt", "is", null)
    .where("cancelledAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    emailKey: row.emailKey,
    givenName: row.givenName,
    surname: row.surname,
    roles: row.roles as Role[],
    branchIds: row.branchIds,
    pricesWithheld: row.pricesWithheld,
    language: row.language,
    invitedAt: row.invitedAt,
    invitedBy: row.invitedBy,
    expiresAt: row.expiresAt,
    customerId: row.customerId,
    customerName: row.customerName,
    storefrontId: row.storefrontId,
  };
}

/** Marks an invitation as used. Only the first caller gets true. */
export async function takeInvitation(query: Query, id: number, hash: string, now: Date): Promise<boolean> {
  const taken = await query
    .updateTable("invitation")
    .set({ acceptedAt: now })
    .where("id", "=", id)
    .where("hash", "=", hash)
    .where("acceptedAt", "is", null)
    .where("cancelledAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}
