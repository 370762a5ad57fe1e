import type { Address } from "@azulejo/contract";
import type { BookAddress } from "@azulejo/contract/areas/customer.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns an account's address book: the preferred address first, then the last changed. */
export async function selectAddresses(query: Query, accountId: number): Promise<BookAddress[]> {
  const rows = await query
    .selectFrom("accountAddress")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("preferred", "desc")
    .orderBy("updatedAt", "desc")
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
  updatedAt,
});

export function insertAddress(query: Query, accountId: number, entry: AddressEntry): Promise<{ id: number }> {
  return query
    .insertInto("accountAddress")
    .values({ accountId, ...written(entry) })
    .returning("id")
    .executeTakeFirstOrThrow();
}

export async function updateAddress(query: Query, accountId: number, id: number, entry: AddressEntry): Promise<void> {
  await query.updateTable("accountAddress").set(written(entry)).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function deleteAddress(query: Query, accountId: number, id: number): Promise<void> {
  await query.deleteFrom("accountAddress").where("accountId", "=", accountId).where("id", "=", id).execute();
}

/** Makes one address of the book the only preferred one. */
export async function preferAddress(query: Query, accountId: number, id: number): Promise<void> {
  await query
    .updateTable("accountAddress")
    .set({ preferred: sql<boolean>`id = ${id}` })
    .where("accountId", "=", accountId)
    .execute();
}
