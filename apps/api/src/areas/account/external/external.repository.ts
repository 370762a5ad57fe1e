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
    .insertInto("external_attempt")
    .values({
      state: attempt.state,
      storefront_id: attempt.storefrontId,
      provider: attempt.provider,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      binding_hash: attempt.bindingHash,
      return_to: attempt.returnTo,
      account_id: attempt.accountId,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Takes an attempt once, for the browser that began it. An attempt of any other browser stays in place. */
export async function takeAttempt(query: Query, storefrontId: number, state: string, bindingHash: string): Promise<Attempt | null> {
  const row = await query
    .deleteFrom("external_attempt")
    .where("state", "=", state)
    .where("storefront_id", "=", storefrontId)
    .where("binding_hash", "=", bindingHash)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state,
    storefrontId: row.storefront_id,
    provider: row.provider,
    nonce: row.nonce,
    verifier: row.verifier,
    bindingHash: row.binding_hash,
    returnTo: row.return_to,
    accountId: row.account_id,
    expiresAt: row.expires_at,
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
    .selectFrom("external_login")
    .select("account_id")
    .where("storefront_id", "=", storefrontId)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function touchExternalLogin(query: Query, { storefrontId, provider, subject }: Subject, now: Date): Promise<void> {
  await query
    .updateTable("external_login")
    .set({ used_at: now })
    .where("storefront_id", "=", storefrontId)
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
    .insertInto("external_login")
    .values({
      storefront_id: storefrontId,
      provider,
      subject,
      account_id: accountId,
      email: email ?? "",
      linked_at: now,
      used_at: used ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
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
    .selectFrom("external_login")
    .select(["provider", "email", "linked_at as linkedAt", "used_at as usedAt"])
    .where("account_id", "=", accountId)
    .orderBy("linked_at")
    .execute();
}

/** Unlinks a service from an account. Returns false if it was not linked. */
export async function deleteExternalLogin(query: Query, accountId: number, provider: string): Promise<boolean> {
  const row = await query
    .deleteFrom("external_login")
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .returning("provider")
    .executeTakeFirst();
  return row !== undefined;
}
