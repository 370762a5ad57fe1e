import type { Address } from "@azulejo/contract";
import type { Query } from "@azulejo/database";

/** The fields of a guest's order that a new account is created from. */
export interface PlacedOrder {
  id: number;
  accountId: number | null;
  email: string;
  givenName: string;
  surname: string;
  phone: string;
  company: string | null;
  deliveryAddress: Address | null;
}

export async function selectPlacedOrder(query: Query, storefrontId: number, receiptKey: string): Promise<PlacedOrder | null> {
  const row = await query
    .selectFrom("customerOrder")
    .select(["id", "accountId", "email", "firstName", "lastName", "phone", "company", "deliveryAddress"])
    .where("storefrontId", "=", storefrontId)
    .where("receiptKey", "=", receiptKey)
    .where("status", "=", "placed")
    .executeTakeFirst();
  if (!row) return null;
  const { deliveryAddress: to } = row;
  return {
    id: row.id,
    accountId: row.accountId,
    email: row.email,
    givenName: row.firstName,
    surname: row.lastName,
    phone: row.phone,
    company: row.company,
    deliveryAddress: to && { ...to, kind: to.kind ?? "residential" },
  };
}

/** Moves all guest orders of a confirmed address to the account. @returns how many */
export async function joinGuestOrders(query: Query, accountId: number, storefrontId: number, emailKey: string): Promise<number> {
  const joined = await query
    .updateTable("customerOrder")
    .set({ accountId })
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "is", null)
    .where("status", "=", "placed")
    .where(({ fn, eb }) => eb(fn<string>("lower", ["email"]), "=", emailKey))
    .returning("id")
    .execute();
  return joined.length;
}
