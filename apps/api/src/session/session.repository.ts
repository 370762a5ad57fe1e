import type { CustomerType, Language, Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type SqlBool, sql } from "kysely";
import type { Session } from "./session.ts";

/** Returns an open session with its owner's current data; null when it has ended or its owner is blocked or deleted. */
export async function selectSession(query: Query, storefrontId: number, id: string): Promise<Session | null> {
  const row = await query
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("customer", "customer.id", "account.customer_id")
    .select([
      "account.id as accountId",
      "account.email",
      "account.email_proved_at",
      "account.given_name",
      "account.surname",
      "account.language",
      "account.type",
      "account.avatar_key",
      "account.active_branch_id",
      "customer.id as customerId",
      "customer.name as customerName",
      "customer.locked",
      "customer.payment_term",
      sql<boolean>`account.hide_prices or account.prices_withheld`.as("pricesHidden"),
      sql<Role[]>`array(select role from account_role where account_role.account_id = account.id order by role)`.as("roles"),
      sql<string | null>`(select to_char(min(placed_at at time zone 'UTC'), 'YYYY-MM-DD') from customer_order
        where customer_order.account_id = account.id and status = 'placed')`.as("firstOrderOn"),
    ])
    .where("session.id", "=", id)
    .where("account.storefront_id", "=", storefrontId)
    .where("session.ended_at", "is", null)
    .where("account.blocked_at", "is", null)
    .where("account.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    accountId: row.accountId,
    userName: row.email,
    emailProved: row.email_proved_at !== null,
    givenName: row.given_name,
    surname: row.surname,
    language: row.language as Language,
    type: row.type as CustomerType,
    roles: row.roles,
    pricesHidden: row.pricesHidden,
    firstOrderOn: row.firstOrderOn,
    avatarKey: row.avatar_key,
    customer:
      row.customerId === null
        ? null
        : {
            id: row.customerId,
            name: row.customerName ?? "",
            locked: row.locked ?? false,
            paymentTerm: row.payment_term ?? "",
            activeBranchId: row.active_branch_id,
          },
  };
}

export interface NewSession {
  id: string;
  accountId: number;
  way: "password" | "passkey" | "external" | "link";
  device: string;
  place: string;
  now: Date;
}

export async function insertSession(query: Query, { id, accountId, way, device, place, now }: NewSession): Promise<void> {
  await query.insertInto("session").values({ id, account_id: accountId, way, device, place, started_at: now, used_at: now }).execute();
}

export async function insertRefreshToken(query: Query, sessionId: string, hash: string, expiresAt: Date): Promise<void> {
  await query.insertInto("refresh_token").values({ hash, session_id: sessionId, expires_at: expiresAt }).execute();
}

/** Deletes the session's refresh tokens. Unlike a used token, a deleted one does not end the session when it is presented. */
export async function deleteRefreshTokens(query: Query, sessionId: string): Promise<void> {
  await query.deleteFrom("refresh_token").where("session_id", "=", sessionId).execute();
}

/** A refresh token that was just used, with its earlier use if any. */
export interface UsedToken {
  sessionId: string;
  expired: boolean;
  /** Null when this is the first use. */
  before: { at: Date; successor: string | null } | null;
}

/**
 * Uses up a refresh token; null for an unknown one. A second process waits here until the first one's transaction has ended, and
 * then sees the token's successor.
 */
export async function useRefreshToken(query: Query, hash: string, now: Date): Promise<UsedToken | null> {
  const used = await query
    .updateTable("refresh_token")
    .set({ used_at: now })
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .returning(["session_id", "expires_at"])
    .executeTakeFirst();
  if (used) return { sessionId: used.session_id, expired: used.expires_at <= now, before: null };
  const known = await query
    .selectFrom("refresh_token")
    .select(["session_id", "used_at", "successor"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!known) return null;
  return { sessionId: known.session_id, expired: false, before: { at: known.used_at ?? now, successor: known.successor } };
}

/** Records the successor of a used token. @param sealed encrypted, so that only this shop can read it */
export async function setSuccessor(query: Query, hash: string, sealed: string): Promise<void> {
  await query.updateTable("refresh_token").set({ successor: sealed }).where("hash", "=", hash).execute();
}

export async function touchSession(query: Query, id: string, device: string, place: string, now: Date): Promise<void> {
  await query.updateTable("session").set({ device, place, used_at: now }).where("id", "=", id).execute();
}

/** Ends an account's sessions immediately: all, one, or all but one. @returns how many were open */
export async function endSessionsOf(
  query: Query,
  accountId: number,
  because: string,
  now: Date,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await query
    .updateTable("session")
    .set({ ended_at: now, ended_because: because })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .$if(which.only !== undefined, (of) => of.where("id", "=", which.only ?? ""))
    .$if(which.except !== undefined, (of) => of.where("id", "!=", which.except ?? ""))
    .returning("id")
    .execute();
  return ended.length;
}

/** Ends one session by id, for any owner: a refresh token was used twice, or its owner signs out. */
export async function endSession(query: Query, id: string, because: string, now: Date): Promise<void> {
  await query
    .updateTable("session")
    .set({ ended_at: now, ended_because: because })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

export interface StoredSession {
  id: string;
  way: NewSession["way"];
  device: string;
  place: string;
  startedAt: Date;
  usedAt: Date;
}

/** Returns sessions that can still be renewed, last used first. */
export function selectSessions(query: Query, accountId: number, now: Date): Promise<StoredSession[]> {
  return query
    .selectFrom("session")
    .select(["id", "way", "device", "place", "started_at as startedAt", "used_at as usedAt"])
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("refresh_token")
          .select(sql<SqlBool>`true`.as("found"))
          .whereRef("refresh_token.session_id", "=", "session.id")
          .where("refresh_token.expires_at", ">", now),
      ),
    )
    .orderBy("used_at", "desc")
    .execute();
}

export async function selectSessionOfToken(query: Query, hash: string): Promise<string | null> {
  const row = await query.selectFrom("refresh_token").select("session_id").where("hash", "=", hash).executeTakeFirst();
  return row?.session_id ?? null;
}
