import type { Query } from "@azulejo/database";

export interface StoredFactor {
  sealedSecret: string;
  confirmed: boolean;
}

export async function selectFactor(query: Query, accountId: number): Promise<StoredFactor | null> {
  const row = await query
    .selectFrom("secondFactor")
    .select(["sealedSecret", "confirmedAt"])
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealedSecret, confirmed: row.confirmedAt !== null } : null;
}

/** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if codes are already on. */
export async function insertFactor(query: Query, accountId: number, sealedSecret: string): Promise<boolean> {
  const row = await query
    .insertInto("secondFactor")
    .values({ accountId, sealedSecret })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet({ sealedSecret, lastStep: 0 }).where("secondFactor.confirmedAt", "is", null),
    )
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns codes on with the first code. Returns false if a concurrent request was first. */
export async function confirmFactor(query: Query, accountId: number, step: number, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("secondFactor")
    .set({ confirmedAt: now, lastStep: step })
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is", null)
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a time step; steps only advance. Returns false if it is already used. */
export async function takeStep(query: Query, accountId: number, step: number): Promise<boolean> {
  const row = await query
    .updateTable("secondFactor")
    .set({ lastStep: step })
    .where("accountId", "=", accountId)
    .where("lastStep", "<", step)
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFactor(query: Query, accountId: number): Promise<void> {
  await query.deleteFrom("secondFactor").where("accountId", "=", accountId).execute();
  await query.deleteFrom("recoveryCode").where("accountId", "=", accountId).execute();
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(query: Query, accountId: number, hashes: string[]): Promise<void> {
  await query.deleteFrom("recoveryCode").where("accountId", "=", accountId).execute();
  await query
    .insertInto("recoveryCode")
    .values(hashes.map((hash) => ({ accountId, hash })))
    .execute();
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(query: Query, accountId: number, hash: string, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("recoveryCode")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}
