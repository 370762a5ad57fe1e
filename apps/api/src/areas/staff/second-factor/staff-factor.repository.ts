import type { Query } from "@azulejo/database";

export interface StoredFactor {
  sealedSecret: string;
  confirmed: boolean;
}

export async function selectFactor(query: Query, staffId: number): Promise<StoredFactor | null> {
  const row = await query
    .selectFrom("staffSecondFactor")
    .select(["sealedSecret", "confirmedAt"])
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealedSecret, confirmed: row.confirmedAt !== null } : null;
}

/** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if codes are already on. */
export async function insertFactor(query: Query, staffId: number, sealedSecret: string): Promise<boolean> {
  const row = await query
    .insertInto("staffSecondFactor")
    .values({ staffId, sealedSecret })
    .onConflict((conflict) =>
      conflict.column("staffId").doUpdateSet({ sealedSecret, lastStep: 0 }).where("staffSecondFactor.confirmedAt", "is", null),
    )
    .returning("staffId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns codes on with the first code. Returns false if a concurrent request was first. */
export async function confirmFactor(query: Query, staffId: number, step: number, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("staffSecondFactor")
    .set({ confirmedAt: now, lastStep: step })
    .where("staffId", "=", staffId)
    .where("confirmedAt", "is", null)
    .returning("staffId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a time step; steps only advance. Returns false if it is already used. */
export async function takeStep(query: Query, staffId: number, step: number): Promise<boolean> {
  const row = await query
    .updateTable("staffSecondFactor")
    .set({ lastStep: step })
    .where("staffId", "=", staffId)
    .where("lastStep", "<", step)
    .returning("staffId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFactor(query: Query, staffId: number): Promise<void> {
  await query.deleteFrom("staffSecondFactor").where("staffId", "=", staffId).execute();
  await query.deleteFrom("staffRecoveryCode").where("staffId", "=", staffId).execute();
}

/** Removes everything that a staff member proves themselves with besides the password. */
export async function deleteFactors(query: Query, staffId: number): Promise<void> {
  await deleteFactor(query, staffId);
  await query.deleteFrom("staffPasskey").where("staffId", "=", staffId).execute();
}

/** Replaces all recovery codes of a staff member. */
export async function replaceRecoveryCodes(query: Query, staffId: number, hashes: string[]): Promise<void> {
  await query.deleteFrom("staffRecoveryCode").where("staffId", "=", staffId).execute();
  await query
    .insertInto("staffRecoveryCode")
    .values(hashes.map((hash) => ({ staffId, hash })))
    .execute();
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(query: Query, staffId: number, hash: string, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("staffRecoveryCode")
    .set({ usedAt: now })
    .where("staffId", "=", staffId)
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}
