import type { Query } from "@azulejo/database";

export interface Attempt {
  state: string;
  storefrontId: number;
  provider: string;
  nonce: string;
  verifier: string;
  bindingHash: string;
  returnTo: string | null;
  /** The account that was signed in and wants to link the service. */
  accountId: number | null;
  expiresAt: Date;
}

export async function insertAttempt(query: Query, attempt: Attempt): Promise<void> {
  await query
    .insertInto("externalAttempt")
    .values({
      state: attempt.state,
      storefrontId: attempt.storefrontId,
      provider: attempt.provider,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      bindingHash: attempt.bindingHash,
      returnTo: attempt.returnTo,
      accountId: attempt.accountId,
      expiresAt: attempt.expiresAt,
    })
    .execute();
}

/** Takes an attempt once, for the browser that began it. Attempts from other browsers remain. */
export async function takeAttempt(query: Query, storefrontId: number, state: string, bindingHash: string): Promise<Attempt | null> {
  const row = await query
    .deleteFrom("externalAttempt")
    .where("state", "=", state)
    .where("storefrontId", "=", storefrontId)
    .where("bindingHash", "=", bindingHash)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state,
    storefrontId: row.storefrontId,
    provider: row.provider,
    nonce: row.nonce,
    verifier: row.verifier,
    bindingHash: row.bindingHash,
    returnTo: row.returnTo,
    accountId: row.accountId,
    expiresAt: row.expiresAt,
  };
}

/** A person's identity at a service. */
export interface Subject {
  storefrontId: number;
  provider: string;
  subject: string;
}

/** Returns the account linked to a service's identity. */
export async function selectLinkedAccount(query: Query, { storefrontId, provider, subject }: Subject): Promise<number | null> {
  const row = await query
    .selectFrom("externalLogin")
    .select("accountId")
    .where("storefrontId", "=", storefrontId)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function touchExternalLogin(query: Query, { storefrontId, provider, subject }: Subject, now: Date): Promise<void> {
  await query
    .updateTable("externalLogin")
    .set({ usedAt: now })
    .where("storefrontId", "=", storefrontId)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .execute();
}

/** Links a service's identity to an account. Returns false if either is already linked to another one. */
export async function insertExternalLogin(
  query: Query,
  { storefrontId, provider, subject }: Subject,
  { accountId, email, now, used }: { accountId: number; email: string | null; now: Date; used: boolean },
): Promise<boolean> {
  const row = await query
    .insertInto("externalLogin")
    .values({
      storefrontId,
      provider,
      subject,
      accountId,
      email: email ?? "",
      linkedAt: now,
      usedAt: used ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

export interface LinkedLogin {
  provider: string;
  email: string;
  linkedAt: Date;
  usedAt: Date | null;
}

export function selectExternalLogins(query: Query, accountId: number): Promise<LinkedLogin[]> {
  return query
    .selectFrom("externalLogin")
    .select(["provider", "email", "linkedAt as linkedAt", "usedAt as usedAt"])
    .where("accountId", "=", accountId)
    .orderBy("linkedAt")
    .execute();
}

/** Unlinks a service from an account. Returns false if it was not linked. */
export async function deleteExternalLogin(query: Query, accountId: number, provider: string): Promise<boolean> {
  const row = await query
    .deleteFrom("externalLogin")
    .where("accountId", "=", accountId)
    .where("provider", "=", provider)
    .returning("provider")
    .executeTakeFirst();
  return row !== undefined;
}
