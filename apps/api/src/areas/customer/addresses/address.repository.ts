import type { Address } from "@azulejo/contract";
import type { BookAddress } from "@azulejo/contract/areas/customer.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns an account's address book: the preferred address first, then the last changed. */
export async function selectAddresses(query: Query, accountId: number): Promise<BookAddress[]> {
  const rows = await query
    .selectFrom("account_address")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("preferred", "desc")
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, label, preferred, address, phone }) => ({
    id,
    label,
    preferred,
    address: { ...address, kind: address.kind ?? "residential" },
    phone,
  }));
}

export interface AddressEntry {
  label: string;
  address: Address;
  phone: string | null;
  updatedAt: Date;
}

const written = ({ label, address, phone, updatedAt }: AddressEntry) => ({
  label,
  phone,
  address: JSON.stringify(address),
  updated_at: updatedAt,
});

export function insertAddress(query: Query, accountId: number, entry: AddressEntry): Promise<{ id: number }> {
  return query
    .insertInto("account_address")
    .values({ account_id: accountId, ...written(entry) })
    .returning("id")
    .executeTakeFirstOrThrow();
}

export async function updateAddress(query: Query, accountId: number, id: number, entry: AddressEntry): Promise<void> {
  await query.updateTable("account_address").set(written(entry)).where("account_id", "=", accountId).where("id", "=", id).execute();
}

export async function deleteAddress(query: Query, accountId: number, id: number): Promise<void> {
  await query.deleteFrom("account_address").where("account_id", "=", accountId).where("id", "=", id).execute();
}

/** Makes one address of the book the only preferred one. */
export async function preferAddress(query: Query, accountId: number, id: number): Promise<void> {
  await query
    .updateTable("account_address")
    .set({ preferred: sql<boolean>`id = ${id}` })
    .where("account_id", "=", accountId)
    .execute();
}
