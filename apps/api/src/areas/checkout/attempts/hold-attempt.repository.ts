import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** An attempt to pay: an order's at checkout, or a payment of a link. */
type Attempt = `order:${number}` | `payment:${number}`;

/**
 * Locks an attempt while it is ended at its provider, until the transaction ends. Locks no row, so that other requests fail at once instead
 * of waiting for the provider.
 * @returns false if it is being placed or ended
 */
export const holdToEnd = (query: Query, attempt: Attempt): Promise<boolean> =>
  isHeld(query, sql`pg_try_advisory_xact_lock(hashtextextended(${`attempt:${attempt}`}, 0))`);

/** Keeps an attempt from being ended until the transaction ends; several may place it at once. @throws checkout_in_progress while it is being ended */
export async function holdToPlace(query: Query, attempt: Attempt): Promise<void> {
  const held = await isHeld(query, sql`pg_try_advisory_xact_lock_shared(hashtextextended(${`attempt:${attempt}`}, 0))`);
  if (!held) throw new ShopError("checkout_in_progress");
}

async function isHeld(query: Query, lock: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select ${lock} as held`.execute(query);
  return rows[0]?.held ?? false;
}
