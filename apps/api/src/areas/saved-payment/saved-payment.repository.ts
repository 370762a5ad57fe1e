import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { PaymentOnFile } from "../../ports/card-payments.ts";

/** A saved card or bank account, with the provider's ids. */
export interface StoredPayment {
  id: number;
  providerId: string;
  customerId: string;
  kind: PaymentOnFile["kind"];
  fingerprint: string;
  name: string;
  brand: string;
  last4: string;
  /** Null for a bank account. */
  expMonth: number | null;
  expYear: number | null;
  preferred: boolean;
  /** The setup of a bank account that has to be verified. */
  setupId: string | null;
}

/** Returns an account's saved payments: the defaults first, then the newest. */
export async function selectSavedPayments(query: Query, accountId: number): Promise<StoredPayment[]> {
  const rows = await query
    .selectFrom("savedPayment")
    .innerJoin("paymentCustomer", "paymentCustomer.accountId", "savedPayment.accountId")
    .select(["id", "savedPayment.providerId", "paymentCustomer.providerId as customerId", "fingerprint", "name", "brand", "last4"])
    .select(["kind", "expMonth", "expYear", "preferred", "setupId"])
    .where("savedPayment.accountId", "=", accountId)
    .orderBy("preferred", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, customerId: row.customerId ?? "" }));
}

/** Returns a saved payment of any account; null if it was removed. Use only for a payment that its owner was asked about. */
export async function selectSavedPaymentOfAny(query: Query, id: number): Promise<StoredPayment | null> {
  const owner = await query.selectFrom("savedPayment").select("accountId").where("id", "=", id).executeTakeFirst();
  return owner ? selectSavedPayment(query, owner.accountId, id) : null;
}

/** Returns the account's saved payment with this id; null if it was removed or belongs to another account. */
export async function selectSavedPayment(query: Query, accountId: number, id: number): Promise<StoredPayment | null> {
  return (await selectSavedPayments(query, accountId)).find((one) => one.id === id) ?? null;
}

/** Keeps a saved payment from being removed until the transaction ends. */
export async function holdSavedPayment(query: Query, accountId: number, id: number): Promise<void> {
  await query.selectFrom("savedPayment").select("id").where("accountId", "=", accountId).where("id", "=", id).forKeyShare().execute();
}

interface SavedMethod {
  payment: PaymentOnFile;
  setupId?: string;
  mandate?: { version: string; text: string };
}

export interface NewSavedPayment extends SavedMethod {
  name: string;
}

const columnsOf = ({ payment, setupId, mandate }: SavedMethod) => {
  const { methodId: providerId, customerId: _, ...shown } = payment;
  return { ...shown, providerId, setupId: setupId ?? null, ...(mandate && { mandateVersion: mandate.version, mandateText: mandate.text }) };
};

export async function insertSavedPayment(query: Query, accountId: number, { name, ...method }: NewSavedPayment): Promise<number> {
  const { id } = await query
    .insertInto("savedPayment")
    .values({ accountId, name, ...columnsOf(method) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMethod(query: Query, id: number, method: SavedMethod): Promise<void> {
  await query.updateTable("savedPayment").set(columnsOf(method)).where("id", "=", id).execute();
}

export async function renameSavedPayment(query: Query, id: number, name: string): Promise<void> {
  await query.updateTable("savedPayment").set({ name }).where("id", "=", id).execute();
}

/** Makes a card the only default among its account's cards, and a bank account among the bank accounts. */
export async function preferSavedPayment(query: Query, accountId: number, id: number): Promise<void> {
  await query
    .updateTable("savedPayment")
    .set({ preferred: sql<boolean>`id = ${id}` })
    .where("accountId", "=", accountId)
    .where("kind", "=", (eb) => eb.selectFrom("savedPayment as chosen").select("kind").where("chosen.id", "=", id))
    .execute();
}

/** Returns the bank account with this setup, and its owner; null once it is verified or removed. */
export async function selectSetUpAccount(query: Query, setupId: string): Promise<{ id: number; accountId: number } | null> {
  const row = await query.selectFrom("savedPayment").select(["id", "accountId"]).where("setupId", "=", setupId).executeTakeFirst();
  return row ?? null;
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

/** Deletes an account's saved payments. @returns the provider's id of the customer, to be deleted there too */
export async function deletePaymentCustomer(query: Query, accountId: number): Promise<string | null> {
  const row = await query.deleteFrom("paymentCustomer").where("accountId", "=", accountId).returning("providerId").executeTakeFirst();
  return row?.providerId ?? null;
}
