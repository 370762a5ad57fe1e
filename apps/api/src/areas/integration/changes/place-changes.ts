import type { Database, Query } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import { dropChanges, type FedChange, lockFeed, placeChanges, tryLockFeed } from "./change-feed.repository.ts";

/** Maximum number of changes that one transaction places. */
const BATCH = 5000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Called in the transaction that assigns positions to these changes. */
export type OnPlaced = (query: Query, changes: FedChange[]) => Promise<void>;

/**
 * Assigns each committed change its position in the feed. Positions are assigned after commit and by one transaction at a time, so that no
 * earlier position appears after a later one has been read.
 */
export async function placeCommitted({ query }: Pick<Database, "query">, onPlaced: OnPlaced): Promise<void> {
  for (;;) {
    const count = await query.transaction().execute(async (inside) => place(inside, (await lockFeed(inside)).last, onPlaced));
    if (count < BATCH) return;
  }
}

/** Like `placeCommitted`, but does nothing while another process does it. @returns whether changes may be left */
export async function placeIfFree({ query }: Pick<Database, "query">, onPlaced: OnPlaced): Promise<boolean> {
  return query.transaction().execute(async (inside) => {
    const ends = await tryLockFeed(inside);
    return ends === null || (await place(inside, ends.last, onPlaced)) === BATCH;
  });
}

async function place(inside: Query, last: number, onPlaced: OnPlaced): Promise<number> {
  const changes = await placeChanges(inside, last, BATCH);
  if (changes.length > 0) await onPlaced(inside, changes);
  return changes.length;
}

/** Deletes changes that followers have had 30 days to read. */
export async function forgetChanges({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> {
  await query.transaction().execute(async (inside) => {
    await lockFeed(inside);
    await dropChanges(inside, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
  });
}
