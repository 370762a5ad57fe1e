import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Bookings at services that store no quote, notice no repeat and send no webhooks. */
export const freightBookings: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table carrier_booking add column shipment jsonb, add column asked_at timestamptz, add column tracked_at timestamptz",
      "comment on column carrier_booking.shipment is 'what was booked: addresses, pieces and accessorials; null for bookings before it was stored'",
      "comment on column carrier_booking.asked_at is 'since when a process asks the service to book; null when none does'",
      "comment on column carrier_booking.tracked_at is 'when a service without webhooks was last asked where the goods are'",
    ]),
};
