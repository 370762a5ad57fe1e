import type { Database, Query } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import { dropChanges, type FedChange, lockFeed, placeChanges, tryLockFeed } from "./change-feed.repository.ts";

/** The most changes that one transaction places. */
const BATCH = 5000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Called with changes in the transaction that gives them their places. */
export type OnPlaced = (query: Query, changes: FedChange[]) => Promise<void>;

/**
 * Gives every committed change its place in the feed. A change gets it after its transaction has committed, and one transaction after
 * another gives places: so a place that can be read is never followed by an earlier one.
 */
export async function placeCommitted({ query }: Pick<Database, "query">, onPlaced: OnPlaced): Promise<void> {
  for (;;) {
    const count = await query.transaction().execute(async (inside) => place(inside, (await lockFeed(inside)).last, onPlaced));
    if (count < BATCH) return;
  }
}

/** Does the same as `placeCommitted`, unless another process is doing it. @returns whether some may be left */
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
