import type { Services } from "../../../context.ts";
import { forgetChanges, placeCommitted } from "../changes/place-changes.ts";
import { dropLog } from "./delivery.repository.ts";
import { enqueueChanges } from "./webhook-message.ts";

const LOGGED_MS = 30 * 86_400_000;

type Sweeping = Pick<Services, "database" | "outbox" | "now">;

/** Places changes whose notification was missed. */
export const sweepChanges = (services: Sweeping): Promise<void> => placeCommitted(services.database, enqueueChanges(services));

/** Deletes changes and messages about them after 30 days. */
export async function forgetOldChanges(services: Sweeping): Promise<void> {
  await sweepChanges(services);
  await forgetChanges(services);
  await dropLog(services.database.query, new Date(services.now().getTime() - LOGGED_MS));
}
