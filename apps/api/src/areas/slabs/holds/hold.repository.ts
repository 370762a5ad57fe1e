import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { OpenHold } from "./hold-queue.rules.ts";

export interface LockedSlab {
  id: number;
  bundle: string;
  sequence: number;
  soldAt: Date | null;
  /** Where its bundle is kept. */
  placeId: number;
}

/** Locks a slab; every change of its state and its queue does so first. */
export async function lockSlab(query: Query, storefrontId: number, bundle: string, sequence: number): Promise<LockedSlab | null> {
  const row = await query
    .selectFrom("slab")
    .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
    .select(["slab.id", "slabBundle.code as bundle", "slab.sequence", "slab.soldAt", "slabBundle.placeId"])
    .where("slabBundle.storefrontId", "=", storefrontId)
    .where("slabBundle.code", "=", bundle)
    .where("slab.sequence", "=", sequence)
    .forUpdate("slab")
    .executeTakeFirst();
  return row ?? null;
}

export async function selectOpenHolds(query: Query, slabId: number): Promise<OpenHold[]> {
  const rows = await query
    .selectFrom("slabHold")
    .select(["id", "accountId", "state", "expiresAt"])
    .where("slabId", "=", slabId)
    .where("state", "<>", "ended")
    .orderBy("id")
    .execute();
  return rows as OpenHold[];
}

export async function countOpenHolds(query: Query, accountId: number): Promise<number> {
  const row = await query
    .selectFrom("slabHold")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .where("state", "<>", "ended")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

interface NewHold {
  slabId: number;
  accountId: number;
  askedAt: Date;
  /** Null for a waiting list entry. */
  expiresAt: Date | null;
}

export async function insertHold(query: Query, hold: NewHold): Promise<number> {
  const row = await query
    .insertInto("slabHold")
    .values({ ...hold, state: hold.expiresAt ? "holding" : "waiting" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export type Outcome = "left" | "expired" | "released" | "sold";

export async function endHold(query: Query, id: number, outcome: Outcome, at: Date): Promise<void> {
  await query.updateTable("slabHold").set({ state: "ended", outcome, endedAt: at }).where("id", "=", id).execute();
}

export async function promoteHold(query: Query, id: number, expiresAt: Date): Promise<void> {
  await query.updateTable("slabHold").set({ state: "holding", expiresAt }).where("id", "=", id).execute();
}

export async function setSold(query: Query, slabId: number, at: Date | null): Promise<void> {
  await query.updateTable("slab").set({ soldAt: at }).where("id", "=", slabId).execute();
}

export interface SlabEvent {
  slabId: number;
  kind: "held" | "queued" | "promoted" | "left" | "expired" | "released" | "sold" | "returned";
  at: Date;
  holdId?: number | null;
  staffId?: number | null;
  note?: string | null;
}

export async function insertEvent(query: Query, event: SlabEvent): Promise<void> {
  await query.insertInto("slabEvent").values(event).execute();
}

export interface AccountHold {
  bundle: string;
  sequence: number;
  state: "waiting" | "holding";
  expiresAt: Date | null;
  position: number;
}

/** Returns an account's holds, and its position in each waiting list. */
export async function selectHoldsOf(query: Query, storefrontId: number, accountId: number): Promise<AccountHold[]> {
  const { rows } = await sql<AccountHold>`
    select slab_bundle.code as bundle, slab.sequence, own.state, own.expires_at,
      (select count(*)::integer from slab_hold other
        where other.slab_id = own.slab_id and other.state = 'waiting' and other.id <= own.id) as position
    from slab_hold own
    join slab on slab.id = own.slab_id
    join slab_bundle on slab_bundle.id = slab.bundle_id
    where own.account_id = ${accountId} and own.state <> 'ended' and slab_bundle.storefront_id = ${storefrontId}
    order by own.id`.execute(query);
  return rows;
}

export interface DueSlab {
  storefrontId: number;
  bundle: string;
  sequence: number;
}

/** Returns slabs whose hold has expired, and free slabs that still have people waiting. */
export async function selectDue(query: Query, now: Date, limit: number): Promise<DueSlab[]> {
  const { rows } = await sql<DueSlab>`
    select slab_bundle.storefront_id, slab_bundle.code as bundle, slab.sequence
    from slab
    join slab_bundle on slab_bundle.id = slab.bundle_id
    where slab.id in (
      select slab_id from slab_hold where state = 'holding' and expires_at <= ${now}
      union
      select slab_id from slab_hold waiting where state = 'waiting'
        and not exists (select from slab_hold holding where holding.slab_id = waiting.slab_id and holding.state = 'holding'))
    order by slab.id
    limit ${limit}`.execute(query);
  return rows;
}

export interface HoldNews {
  storefrontId: number;
  bundle: string;
  sequence: number;
  productId: number;
  email: string;
  givenName: string;
  language: string;
  state: "waiting" | "holding" | "ended";
  expiresAt: Date | null;
  city: string;
  timezone: string;
}

/** Returns the contents of an email about a hold. */
export async function selectHoldNews(query: Query, holdId: number): Promise<HoldNews | null> {
  const row = await query
    .selectFrom("slabHold")
    .innerJoin("slab", "slab.id", "slabHold.slabId")
    .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .innerJoin("place", "place.id", "slabBundle.placeId")
    .innerJoin("account", "account.id", "slabHold.accountId")
    .select(["slabBundle.storefrontId", "slabBundle.code as bundle", "slab.sequence", "item.productId"])
    .select(["account.email", "account.givenName", "account.language", "slabHold.state", "slabHold.expiresAt"])
    .select(["place.city", "place.timezone"])
    .where("slabHold.id", "=", holdId)
    .executeTakeFirst();
  return (row as HoldNews | undefined) ?? null;
}
