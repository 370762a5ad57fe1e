import { recordChanges } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { releaseUnits, selectOverdue, stockChanges } from "../../stock/index.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { forgetReservationsBefore } from "./reservation-list.repository.ts";

/** Maximum number of reservations per run, so that a run is short. */
const AT_ONCE = 200;
/** Days to keep names and phone numbers after a reservation's end. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

type Sweeping = Pick<Services, "database" | "now">;

/** Ends reservations whose last day is over, and releases their units. */
export async function sweepReservations({ database, now }: Sweeping): Promise<void> {
  for (const { id: storefrontId, timezone } of await selectStorefronts(database.query)) {
    for (const id of await selectOverdue(database.query, storefrontId, todayOf(now(), timezone), AT_ONCE)) {
      await database.query.transaction().execute(async (query) => {
        const ended = await releaseUnits(query, id, { state: "expired", at: now(), staffId: null });
        if (ended) await recordChanges(query, stockChanges([ended.productId]));
      });
    }
  }
}

/** Deletes the customer data of ended reservations. */
export const forgetReservations = ({ database, now }: Sweeping): Promise<void> =>
  forgetReservationsBefore(database.query, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
