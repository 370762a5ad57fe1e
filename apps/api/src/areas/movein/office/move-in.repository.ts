import type { Language } from "@azulejo/contract";
import type { MoveIn, MoveInFileOptions, MoveInState, OfficeMoveInSummary } from "@azulejo/contract/areas/office/move-ins.ts";
import { type Database, processLock, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredMove {
  id: number;
  storefrontId: number;
  source: string;
  state: MoveInState;
  /** Includes the language of the report. */
  options: MoveInFileOptions & { words: Language };
  progress: MoveIn["progress"];
  summary: OfficeMoveInSummary | null;
  rejects: string | null;
  firstRejects: MoveIn["rejects"] | null;
  /** An error code and its detail, one per line. */
  fault: string | null;
  signedBy: string | null;
  stops: boolean;
  staffId: number | null;
  staffName: string;
  createdAt: Date;
  endedAt: Date | null;
}

const columns = [
  ...(["id", "storefrontId", "source", "state", "options", "progress", "summary", "rejects", "firstRejects"] as const),
  ...(["fault", "signedBy", "stops", "staffId", "staffName", "createdAt", "endedAt"] as const),
];

export async function selectMove(query: Query, storefrontId: number, id: number, lock = false): Promise<StoredMove | null> {
  const row = await query
    .selectFrom("moveIn")
    .select(columns)
    .where("id", "=", id)
    .where("storefrontId", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  return (row as StoredMove | undefined) ?? null;
}

export async function selectMoves(query: Query, storefrontId: number, limit: number) {
  const rows = await query
    .selectFrom("moveIn")
    .select(["id", "source", "state", "staffName", "createdAt", "endedAt"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as Pick<StoredMove, "id" | "source" | "state" | "staffName" | "createdAt" | "endedAt">[];
}

type NewMove = Pick<StoredMove, "storefrontId" | "source" | "options" | "staffName" | "createdAt"> & { staffId: number };

export async function insertMove(query: Query, { options, ...values }: NewMove): Promise<number> {
  const { id } = await query
    .insertInto("moveIn")
    .values({ ...values, state: "open", options: JSON.stringify(options) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const selectFileNames = (query: Query, moveInId: number): Promise<{ name: string; bytes: number }[]> =>
  query.selectFrom("moveInFile").select(["name", "bytes"]).where("moveInId", "=", moveInId).orderBy("name").execute();

export const selectFile = (query: Query, moveInId: number, name: string): Promise<{ data: Uint8Array } | undefined> =>
  query.selectFrom("moveInFile").select("data").where("moveInId", "=", moveInId).where("name", "=", name).executeTakeFirst();

export async function upsertFile(query: Query, moveInId: number, name: string, file: Uint8Array): Promise<void> {
  const content = { bytes: file.length, data: Buffer.from(file) };
  await query
    .insertInto("moveInFile")
    .values({ moveInId, name, ...content })
    .onConflict((conflict) => conflict.columns(["moveInId", "name"]).doUpdateSet(content))
    .execute();
}

/** @param name all files if null */
export async function deleteFiles(query: Query, moveInId: number, name: string | null): Promise<void> {
  await query
    .deleteFrom("moveInFile")
    .where("moveInId", "=", moveInId)
    .$if(name !== null, (of) => of.where("name", "=", name ?? ""))
    .execute();
}

/** Deletes moves that nobody started, with their files. */
export async function deleteUnstartedBefore(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("moveIn").where("state", "in", ["open", "checked", "failed"]).where("createdAt", "<", before).execute();
}

/** Returns whether the storefront works on another move. */
export async function hasMove(query: Query, storefrontId: number): Promise<boolean> {
  const row = await query
    .selectFrom("moveIn")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where("state", "in", ["checking", "running"])
    .executeTakeFirst();
  return row !== undefined;
}

export type MoveChange = Partial<Omit<StoredMove, "id" | "storefrontId" | "source" | "staffId" | "staffName" | "createdAt">> & {
  beatAt?: Date | null;
};

const written = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export async function updateMove(query: Query, id: number, change: MoveChange): Promise<void> {
  const { options, progress, summary, firstRejects, ...rest } = change;
  const changed = {
    ...rest,
    ...("progress" in change && { progress: written(progress) }),
    ...("summary" in change && { summary: written(summary) }),
    ...("firstRejects" in change && { firstRejects: written(firstRejects) }),
    ...(options && { options: JSON.stringify(options) }),
  };
  await query.updateTable("moveIn").set(changed).where("id", "=", id).execute();
}

/** Takes over a move that no process works on. @param silentSince those whose process has ended, or was last alive before */
export async function claimMove(
  { query, processId }: Pick<Database, "query" | "processId">,
  now: Date,
  silentSince: Date,
): Promise<StoredMove | null> {
  // A living process holds its own lock, so a lock that is free means that the process has ended.
  const hasEnded = sql`owner <> ${processId} and pg_try_advisory_xact_lock(${processLock(sql`owner`)})`;
  const { rows } = await sql<{ id: number }>`
    update move_in set beat_at = ${now}, owner = ${processId} where id = (
      select id from move_in
      where state in ('checking', 'running') and (beat_at is null or beat_at < ${silentSince} or (${hasEnded}))
      order by id limit 1 for update skip locked)
    returning id`.execute(query);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  return ((await query.selectFrom("moveIn").select(columns).where("id", "=", id).executeTakeFirst()) as StoredMove | undefined) ?? null;
}

/** Records that the process is alive, and its progress. @returns whether it should stop */
export async function beatMove(query: Query, id: number, now: Date, progress: StoredMove["progress"]): Promise<boolean> {
  const row = await query
    .updateTable("moveIn")
    .set({ beatAt: now, progress: written(progress) })
    .where("id", "=", id)
    .returning("stops")
    .executeTakeFirst();
  return row?.stops ?? true;
}
