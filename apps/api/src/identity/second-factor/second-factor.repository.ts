import type { Query } from "@azulejo/database";
import type { IdentityConfig } from "../identity.ts";

export interface StoredFactor {
  sealedSecret: string;
  confirmed: boolean;
}

export async function selectFactor(query: Query, { tables }: IdentityConfig, ownerId: number): Promise<StoredFactor | null> {
  const row = await query
    .selectFrom(tables.secondFactor)
    .select(["sealedSecret", "confirmedAt"])
    .where(tables.ownerId, "=", ownerId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealedSecret, confirmed: row.confirmedAt !== null } : null;
}

/** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if codes are already on. */
export async function insertFactor(query: Query, { tables }: IdentityConfig, ownerId: number, sealedSecret: string): Promise<boolean> {
  const row = await query
    .insertInto(tables.secondFactor)
    .values({ [tables.ownerId]: ownerId, sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column(tables.ownerId)
        .doUpdateSet({ sealedSecret, lastStep: 0 })
        .where(`${tables.secondFactor}.confirmedAt` as const, "is", null),
    )
    .returning(tables.ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns on the second factor. Returns false if a concurrent request has already done so. */
export async function confirmFactor(query: Query, { tables }: IdentityConfig, ownerId: number, step: number, now: Date): Promise<boolean> {
  const row = await query
    .updateTable(tables.secondFactor)
    .set({ confirmedAt: now, lastStep: step })
    .where(tables.ownerId, "=", ownerId)
    .where("confirmedAt", "is", null)
    .returning(tables.ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a time step; steps only increase. Returns false if it is already used. */
export async function takeStep(query: Query, { tables }: IdentityConfig, ownerId: number, step: number): Promise<boolean> {
  const row = await query
    .updateTable(tables.secondFactor)
    .set({ lastStep: step })
    .where(tables.ownerId, "=", ownerId)
    .where("lastStep", "<", step)
    .returning(tables.ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFactor(query: Query, { tables }: IdentityConfig, ownerId: number): Promise<void> {
  await query.deleteFrom(tables.secondFactor).where(tables.ownerId, "=", ownerId).execute();
  await query.deleteFrom(tables.recoveryCode).where(tables.ownerId, "=", ownerId).execute();
}

export async function replaceRecoveryCodes(query: Query, { tables }: IdentityConfig, ownerId: number, hashes: string[]): Promise<void> {
  await query.deleteFrom(tables.recoveryCode).where(tables.ownerId, "=", ownerId).execute();
  await query
    .insertInto(tables.recoveryCode)
    .values(hashes.map((hash) => ({ [tables.ownerId]: ownerId, hash })))
    .execute();
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(
  query: Query,
  { tables }: IdentityConfig,
  ownerId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await query
    .updateTable(tables.recoveryCode)
    .set({ usedAt: now })
    .where(tables.ownerId, "=", ownerId)
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}
