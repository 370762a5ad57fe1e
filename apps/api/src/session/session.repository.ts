import type { CustomerType, Language, Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type SqlBool, sql } from "kysely";
import { type Session, VIEW_SECONDS } from "./session.ts";

const columns = [
  "account.id as accountId",
  "account.email",
  "account.emailProvedAt",
  "account.givenName",
  "account.surname",
  "account.language",
  "account.type",
  "account.avatarKey",
  "account.activeBranchId",
  "customer.id as customerId",
  "customer.name as customerName",
  "customer.locked",
  "customer.paymentTerm",
] as const;

/**
 * Whether a session belongs to its owner, or to a staff member who may still view the account: not blocked, with the right, and within the
 * time limit.
 */
const isOwnersOrMayView = sql<SqlBool>`(session.viewed_by is null or (
  viewer.blocked_at is null and session.started_at > now() - make_interval(secs => ${VIEW_SECONDS})
  and 'customers.write' = any(coalesce(viewer_role.rights, viewer.rights))))`;
const derived = [
  sql<boolean>`account.hide_prices or account.prices_withheld`.as("pricesHidden"),
  sql<Role[]>`array(select role from account_role where account_role.account_id = account.id order by role)`.as("roles"),
  sql<string | null>`(select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD') from customer_order
    where customer_order.account_id = account.id and status = 'placed' order by placed_at limit 1)`.as("firstOrderOn"),
];

/** Returns an open session with its owner's current data; null if it has ended, or its owner is blocked or deleted. */
export async function selectSession(query: Query, storefrontId: number, id: string): Promise<Session | null> {
  const row = await query
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .leftJoin("customer", "customer.id", "account.customerId")
    .leftJoin("staff as viewer", "viewer.id", "session.viewedBy")
    .leftJoin("staffRole as viewerRole", "viewerRole.id", "viewer.roleId")
    .select([...columns, "session.viewedBy", "viewer.email as viewerEmail"])
    .select(derived)
    .where("session.id", "=", id)
    .where("account.storefrontId", "=", storefrontId)
    .where("session.endedAt", "is", null)
    .where("account.blockedAt", "is", null)
    .where("account.deletedAt", "is", null)
    .where(isOwnersOrMayView)
    .executeTakeFirst();
  if (!row) return null;
  const { viewedBy, viewerEmail, ...person } = row;
  const session = toSession(person, id);
  return viewedBy === null ? session : { ...session, byStaffId: viewedBy, viewedBy: viewerEmail ?? "" };
}

const selectPeople = (query: Query) =>
  query
    .selectFrom("account")
    .leftJoin("customer", "customer.id", "account.customerId")
    .select([...columns])
    .select(derived);

/** Returns an account's data as a session without an id; null if it is blocked or deleted. */
export async function selectPerson(query: Query, storefrontId: number, accountId: number): Promise<Session | null> {
  const row = await selectPeople(query)
    .where("account.id", "=", accountId)
    .where("account.storefrontId", "=", storefrontId)
    .where("account.blockedAt", "is", null)
    .where("account.deletedAt", "is", null)
    .executeTakeFirst();
  return row ? toSession(row, "") : null;
}

type PersonRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirst"]>>>;

const toSession = (row: PersonRow, id: string): Session => ({
  id,
  accountId: row.accountId,
  userName: row.email,
  emailProved: row.emailProvedAt !== null,
  givenName: row.givenName,
  surname: row.surname,
  language: row.language as Language,
  type: row.type as CustomerType,
  roles: row.roles,
  pricesHidden: row.pricesHidden,
  firstOrderOn: row.firstOrderOn,
  avatarKey: row.avatarKey,
  customer:
    row.customerId === null
      ? null
      : {
          id: row.customerId,
          name: row.customerName ?? "",
          locked: row.locked ?? false,
          paymentTerm: row.paymentTerm ?? "",
          activeBranchId: row.activeBranchId,
        },
});

/** A session of an account or of a staff member. */
export interface NewSession {
  id: string;
  accountId?: number;
  staffId?: number;
  viewedBy?: number;
  way: "password" | "passkey" | "external" | "link" | "view";
  device: string;
  place: string;
  now: Date;
}

export async function insertSession(query: Query, { now, ...session }: NewSession): Promise<void> {
  await query
    .insertInto("session")
    .values({ ...session, startedAt: now, usedAt: now })
    .execute();
}

export async function insertRefreshToken(query: Query, sessionId: string, hash: string, expiresAt: Date): Promise<void> {
  await query.insertInto("refreshToken").values({ hash, sessionId, expiresAt }).execute();
}

/** Deletes the session's refresh tokens. Presenting a deleted token doesn't end the session, unlike a used one. */
export async function deleteRefreshTokens(query: Query, sessionId: string): Promise<void> {
  await query.deleteFrom("refreshToken").where("sessionId", "=", sessionId).execute();
}

/** A refresh token that was just used, with its earlier use if any. */
export interface UsedToken {
  sessionId: string;
  expired: boolean;
  /** Null if this is the first use. */
  before: { at: Date; successor: string | null } | null;
}

/**
 * Uses up a refresh token; null for an unknown one. A concurrent use waits until the first one's transaction has ended, and then sees the
 * token's successor.
 */
export async function useRefreshToken(query: Query, hash: string, now: Date): Promise<UsedToken | null> {
  const used = await query
    .updateTable("refreshToken")
    .set({ usedAt: now })
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .returning(["sessionId", "expiresAt"])
    .executeTakeFirst();
  if (used) return { sessionId: used.sessionId, expired: used.expiresAt <= now, before: null };
  const known = await query
    .selectFrom("refreshToken")
    .select(["sessionId", "usedAt", "successor"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!known) return null;
  return { sessionId: known.sessionId, expired: false, before: { at: known.usedAt ?? now, successor: known.successor } };
}

/** Records the successor of a used token. @param sealed encrypted, so that only this shop can read it */
export async function setSuccessor(query: Query, hash: string, sealed: string): Promise<void> {
  await query.updateTable("refreshToken").set({ successor: sealed }).where("hash", "=", hash).execute();
}

export async function touchSession(query: Query, id: string, device: string, place: string, now: Date): Promise<void> {
  await query.updateTable("session").set({ device, place, usedAt: now }).where("id", "=", id).execute();
}

export type SessionOwner = { accountId: number } | { staffId: number };

/** Ends an account's sessions immediately: all, one, or all but one. @returns how many were open */
export const endSessionsOf = (query: Query, accountId: number, because: string, now: Date, which?: WhichSessions): Promise<number> =>
  endSessionsOfOwner(query, { accountId }, because, now, which);

interface WhichSessions {
  only?: string;
  except?: string;
}

/** Ends an owner's sessions immediately: all, one, or all but one. @returns how many were open */
export async function endSessionsOfOwner(
  query: Query,
  owner: SessionOwner,
  because: string,
  now: Date,
  which: WhichSessions = {},
): Promise<number> {
  const ended = await query
    .updateTable("session")
    .set({ endedAt: now, endedBecause: because })
    .where(({ and }) => and(owner))
    .where("endedAt", "is", null)
    .$if(which.only !== undefined, (of) => of.where("id", "=", which.only ?? ""))
    .$if(which.except !== undefined, (of) => of.where("id", "!=", which.except ?? ""))
    .returning("id")
    .execute();
  return ended.length;
}

/** Ends one session of any owner by id. @returns its owner; null if it had already ended */
export async function endSession(
  query: Query,
  id: string,
  because: string,
  now: Date,
): Promise<{ accountId: number | undefined; staffId: number | undefined } | null> {
  const ended = await query
    .updateTable("session")
    .set({ endedAt: now, endedBecause: because })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning(["accountId", "staffId"])
    .executeTakeFirst();
  return ended ? { accountId: ended.accountId ?? undefined, staffId: ended.staffId ?? undefined } : null;
}

/** Returns the time of a sign-in; null if the session has ended. */
export async function selectSessionStart(query: Query, id: string): Promise<Date | null> {
  return (await query.selectFrom("session").select("startedAt").where("id", "=", id).executeTakeFirst())?.startedAt ?? null;
}

export interface StoredSession {
  id: string;
  way: Exclude<NewSession["way"], "view">;
  device: string;
  place: string;
  startedAt: Date;
  usedAt: Date;
}

/** Returns sessions that can still be renewed, most recently used first. */
export function selectSessions(query: Query, owner: SessionOwner, now: Date): Promise<StoredSession[]> {
  return query
    .selectFrom("session")
    .select(["id", "device", "place", "startedAt as startedAt", "usedAt as usedAt"])
    .select(sql<StoredSession["way"]>`way`.as("way"))
    .where(({ and }) => and(owner))
    .where("viewedBy", "is", null)
    .where("endedAt", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("refreshToken")
          .select(sql<SqlBool>`true`.as("found"))
          .whereRef("refreshToken.sessionId", "=", "session.id")
          .where("refreshToken.expiresAt", ">", now),
      ),
    )
    .orderBy("usedAt", "desc")
    .execute();
}

export async function selectSessionOfToken(query: Query, hash: string): Promise<string | null> {
  const row = await query.selectFrom("refreshToken").select("sessionId").where("hash", "=", hash).executeTakeFirst();
  return row?.sessionId ?? null;
}
