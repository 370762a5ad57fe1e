import { processLock, type Query } from "@azulejo/database";
import { sql } from "kysely";

/** After this time, another request may take over an unfinished one. */
const ABANDONED_AFTER = sql<Date>`now() - interval '60 seconds'`;

export interface KeyRow {
  storefrontId: number;
  caller: string;
  key: string;
  /** Identifies the request that holds the key; stored until there is a response. */
  claim: string;
  /** The process that handles the request. */
  owner: string;
}

const storedOwner = sql<string>`(idempotency.answer ->> 'owner')`;

/**
 * Claims a key that is new or whose request was abandoned: its process has ended, or hasn't responded for a minute. Returns false if
 * another request holds it, or it has a response.
 */
export async function claimKey(
  query: Query,
  { storefrontId, caller, key, claim, owner }: KeyRow,
  path: string,
  requestHash: string,
): Promise<boolean> {
  const answer = JSON.stringify({ claim, owner });
  // The advisory lock of a running process is held by that process.
  const hasEnded = sql<boolean>`${storedOwner} <> ${owner} and pg_try_advisory_xact_lock(${processLock(storedOwner)})`;
  const claimed = await query
    .insertInto("idempotency")
    .values({ storefrontId: storefrontId, caller, key, call: path, requestHash: requestHash, status: null, answer })
    .onConflict((conflict) =>
      conflict
        .columns(["storefrontId", "caller", "key"])
        .doUpdateSet({ createdAt: sql`now()`, answer })
        .where("idempotency.status", "is", null)
        .where("idempotency.requestHash", "=", requestHash)
        .where((of) => of.or([of("idempotency.createdAt", "<", ABANDONED_AFTER), hasEnded])),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns the earlier use of a key, with a status of null while its request runs; null for an unused key. */
export async function selectKey(
  query: Query,
  { storefrontId, caller, key }: KeyRow,
): Promise<{ status: number | null; answer: unknown; requestHash: string } | null> {
  const row = await query
    .selectFrom("idempotency")
    .select(["status", "answer", "requestHash as requestHash"])
    .where("storefrontId", "=", storefrontId)
    .where("caller", "=", caller)
    .where("key", "=", key)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeAnswer(query: Query, { storefrontId, caller, key }: KeyRow, status: number, body: unknown): Promise<void> {
  await query
    .updateTable("idempotency")
    .set({ status, answer: JSON.stringify(body) })
    .where("storefrontId", "=", storefrontId)
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
}

/** Releases a key unless another request has claimed it. Also works if the response to `claimKey` was lost with the connection. */
export async function releaseKey(query: Query, { storefrontId, caller, key, claim }: KeyRow): Promise<void> {
  await query
    .deleteFrom("idempotency")
    .where("storefrontId", "=", storefrontId)
    .where("caller", "=", caller)
    .where("key", "=", key)
    .where("status", "is", null)
    .where(sql`answer ->> 'claim'`, "=", claim)
    .execute();
}
