import type { Language, SellUnit } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type SqlBool, sql } from "kysely";

/** The owner of requests: an email address at a storefront. */
export interface Owner {
  storefrontId: number;
  emailKey: string;
}

export interface NewAlert extends Owner {
  itemId: number;
  /** The store where the person picks up; null for a delivery. */
  placeId: number | null;
  units: number;
  email: string;
  language: Language;
  tokenHash: string | null;
  askedAt: Date;
  expiresAt: Date;
}

const isOpen = sql<SqlBool>`told_at is null and withdrawn_at is null`;

/**
 * Stores a request in place of the owner's open one for the same goods and store, whose place in line it takes over unless that one has
 * expired.
 */
export async function replaceAlert(query: Query, alert: NewAlert, now: Date): Promise<void> {
  const { storefrontId, emailKey, itemId, placeId } = alert;
  const ended = await query
    .updateTable("stockAlert")
    .set({ withdrawnAt: now })
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where("itemId", "=", itemId)
    .where("placeId", "is not distinct from", placeId)
    .where(isOpen)
    .returning(["askedAt", "expiresAt"])
    .executeTakeFirst();
  const askedAt = ended && ended.expiresAt > now && ended.askedAt < alert.askedAt ? ended.askedAt : alert.askedAt;
  await query
    .insertInto("stockAlert")
    .values({ ...alert, askedAt })
    // Another tab has stored the same request at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns how many goods an address waits for, other than one item. */
export async function countOpen(query: Query, { storefrontId, emailKey }: Owner, itemId: number, now: Date): Promise<number> {
  const { count } = await query
    .selectFrom("stockAlert")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where("itemId", "!=", itemId)
    .where("expiresAt", ">", now)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A request with the data to describe it. */
export interface StoredAlert {
  id: number;
  storefrontId: number;
  itemId: number;
  itemNo: string;
  productId: number;
  sellUnit: SellUnit;
  placeId: number | null;
  units: number;
  email: string;
  emailKey: string;
  language: Language;
  askedAt: Date;
  expiresAt: Date;
  toldAt: Date | null;
  withdrawnAt: Date | null;
  letters: number;
}

const selectAlerts = (query: Query) =>
  query
    .selectFrom("stockAlert as alert")
    .innerJoin("item", "item.id", "alert.itemId")
    .select(["alert.id", "alert.storefrontId", "alert.itemId", "item.itemNo", "item.productId", "item.sellUnit", "alert.placeId"])
    .select(["alert.units", "alert.email", "alert.emailKey", "alert.askedAt", "alert.expiresAt"])
    .select(["alert.toldAt", "alert.withdrawnAt", "alert.letters"])
    .select((of) => of.ref("alert.language").$castTo<Language>().as("language"));

export async function selectAlert(query: Query, id: number): Promise<StoredAlert | null> {
  return (await selectAlerts(query).where("alert.id", "=", id).executeTakeFirst()) ?? null;
}

/** Returns the request that a link has confirmed. */
export async function selectAlertOfLink(query: Query, storefrontId: number, tokenHash: string): Promise<StoredAlert | null> {
  const alerts = selectAlerts(query).where("alert.storefrontId", "=", storefrontId).where("alert.tokenHash", "=", tokenHash);
  return (await alerts.executeTakeFirst()) ?? null;
}

/** Returns the open requests of an address, oldest first. */
export const selectOpenAlerts = (query: Query, { storefrontId, emailKey }: Owner, now: Date): Promise<StoredAlert[]> =>
  selectAlerts(query)
    .where("alert.storefrontId", "=", storefrontId)
    .where("alert.emailKey", "=", emailKey)
    .where("alert.expiresAt", ">", now)
    .where(isOpen)
    .orderBy("alert.id")
    .execute();

/** Withdraws the open requests of an address: one of them, or all for an item. */
export async function withdrawAlerts(
  query: Query,
  { storefrontId, emailKey }: Owner,
  which: { id: number } | { itemId: number },
  now: Date,
): Promise<void> {
  await query
    .updateTable("stockAlert")
    .set({ withdrawnAt: now })
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .$if("id" in which, (of) => of.where("id", "=", "id" in which ? which.id : 0))
    .$if("itemId" in which, (of) => of.where("itemId", "=", "itemId" in which ? which.itemId : 0))
    .where(isOpen)
    .execute();
}

/** Deletes requests that were answered, withdrawn or expired before a moment. */
export async function deleteEndedAlerts(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("stockAlert").where(sql<Date>`least(told_at, withdrawn_at, expires_at)`, "<", before).execute();
}

/** Returns the item with which a request is described before it is confirmed. */
export const selectWantedItem = (query: Query, itemId: number) =>
  query.selectFrom("item").select(["itemNo", "productId", "sellUnit"]).where("id", "=", itemId).executeTakeFirst();
