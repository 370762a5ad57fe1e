import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { CardOnFile } from "../../../ports/card-payments.ts";

/** A saved card, with the provider's ids. */
export interface StoredPayment {
  id: number;
  providerId: string;
  customerId: string;
  fingerprint: string;
  name: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  preferred: boolean;
}

/** Returns an account's saved cards: the default first, then the newest. */
export async function selectSavedPayments(query: Query, accountId: number): Promise<StoredPayment[]> {
  const rows = await query
    .selectFrom("savedPayment")
    .innerJoin("paymentCustomer", "paymentCustomer.accountId", "savedPayment.accountId")
    .select(["id", "savedPayment.providerId", "paymentCustomer.providerId as customerId", "fingerprint", "name", "brand", "last4"])
    .select(["expMonth", "expYear", "preferred"])
    .where("savedPayment.accountId", "=", accountId)
    .orderBy("preferred", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, customerId: row.customerId ?? "" }));
}

/** Returns a saved card, whoever saved it; null once it is removed. Only for a card that its owner was asked about. */
export async function selectSavedPaymentOfAny(query: Query, id: number): Promise<StoredPayment | null> {
  const owner = await query.selectFrom("savedPayment").select("accountId").where("id", "=", id).executeTakeFirst();
  return owner ? selectSavedPayment(query, owner.accountId, id) : null;
}

/** Returns one of the account's saved cards; null if it was removed or belongs to another account. */
export async function selectSavedPayment(query: Query, accountId: number, id: number): Promise<StoredPayment | null> {
  return (await selectSavedPayments(query, accountId)).find((one) => one.id === id) ?? null;
}

/** Keeps a saved card from being removed until the transaction ends. */
export async function holdSavedPayment(query: Query, accountId: number, id: number): Promise<void> {
  await query.selectFrom("savedPayment").select("id").where("accountId", "=", accountId).where("id", "=", id).forKeyShare().execute();
}

export interface NewSavedPayment {
  name: string;
  card: CardOnFile;
}

const columnsOf = ({ methodId, fingerprint, brand, last4, expMonth, expYear }: CardOnFile) => ({
  providerId: methodId,
  fingerprint,
  brand,
  last4,
  expMonth,
  expYear,
});

export async function insertSavedPayment(query: Query, accountId: number, { name, card }: NewSavedPayment): Promise<number> {
  const { id } = await query
    .insertInto("savedPayment")
    .values({ accountId, name, ...columnsOf(card) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCard(query: Query, id: number, card: CardOnFile): Promise<void> {
  await query.updateTable("savedPayment").set(columnsOf(card)).where("id", "=", id).execute();
}

export async function renameSavedPayment(query: Query, id: number, name: string): Promise<void> {
  await query.updateTable("savedPayment").set({ name }).where("id", "=", id).execute();
}

/** Makes one card the only default of its account. */
export async function preferSavedPayment(query: Query, accountId: number, id: number): Promise<void> {
  await query
    .updateTable("savedPayment")
    .set({ preferred: sql<boolean>`id = ${id}` })
    .where("accountId", "=", accountId)
    .execute();
}

export async function deleteSavedPayment(query: Query, id: number): Promise<void> {
  await query.deleteFrom("savedPayment").where("id", "=", id).execute();
}

/** Returns an account's row at the provider; its `providerId` is null until the provider has created it. */
export async function selectPaymentCustomer(query: Query, accountId: number) {
  const row = await query
    .selectFrom("paymentCustomer")
    .select(["creationKey", "providerId"])
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the account of a customer at the provider; null once it is deleted. */
export async function selectAccountOfCustomer(query: Query, providerId: string): Promise<number | null> {
  const row = await query.selectFrom("paymentCustomer").select("accountId").where("providerId", "=", providerId).executeTakeFirst();
  return row?.accountId ?? null;
}

export async function insertPaymentCustomer(query: Query, accountId: number, creationKey: string): Promise<void> {
  await query
    .insertInto("paymentCustomer")
    .values({ accountId, creationKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updatePaymentCustomer(query: Query, accountId: number, providerId: string): Promise<void> {
  await query.updateTable("paymentCustomer").set({ providerId }).where("accountId", "=", accountId).execute();
}

/** Deletes an account's cards. @returns the provider's id of the customer, for the provider to delete too */
export async function deletePaymentCustomer(query: Query, accountId: number): Promise<string | null> {
  const row = await query.deleteFrom("paymentCustomer").where("accountId", "=", accountId).returning("providerId").executeTakeFirst();
  return row?.providerId ?? null;
}
