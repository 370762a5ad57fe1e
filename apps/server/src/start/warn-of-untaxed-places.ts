import type { Database } from "@azulejo/database";
import type { ServerLog } from "../log.ts";
import { selectUntaxedPlaces } from "../untaxed-places.repository.ts";

/** Warns of places where sales are refused, although earlier releases sold there without tax. */
export async function warnOfUntaxedPlaces(database: Database, now: Date, log: ServerLog): Promise<void> {
  const places = await selectUntaxedPlaces(database, now.toISOString().slice(0, 10));
  if (places.length > 0)
    log.warn({ places }, "orders to these states are refused: add a row under taxRates in the settings for each, a rate or 0 percent");
}
