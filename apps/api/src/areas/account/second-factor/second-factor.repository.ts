import type { Query } from "@azulejo/database";

export interface StoredFactor {
  sealedSecret: string;
  confirmed: boolean;
}

export async function selectFactor(query: Query, accountId: number): Promise<StoredFactor | null> {
  const row = await query
    .selectFrom("second_factor")
    .select(["sealed_secret", "confirmed_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealed_secret, confirmed: row.confirmed_at !== null } : null;
}

/** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if codes are already on. */
export async function insertFactor(query: Query, accountId: number, sealedSecret: string): Promise<boolean> {
  const row = await query
    .insertInto("second_factor")
    .values({ account_id: accountId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where("second_factor.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns codes on with the first code. Returns false if a concurrent request was first. */
export async function confirmFactor(query: Query, accountId: number, step: number, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("second_factor")
    .set({ confirmed_at: now, last_step: step })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a time step; steps only advance. Returns false if it is already used. */
export async function takeStep(query: Query, accountId: number, step: number): Promise<boolean> {
  const row = await query
    .updateTable("second_factor")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFactor(query: Query, accountId: number): Promise<void> {
  await query.deleteFrom("second_factor").where("account_id", "=", accountId).execute();
  await query.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(query: Query, accountId: number, hashes: string[]): Promise<void> {
  await query.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await query
    .insertInto("recovery_code")
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute();
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(query: Query, accountId: number, hash: string, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}
