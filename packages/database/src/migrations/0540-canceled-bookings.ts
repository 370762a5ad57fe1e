import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Bookings are also canceled because their units were. */
export const canceledBookings: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table carrier_booking add column canceled_by integer references staff on delete set null",
      "comment on column carrier_booking.canceled_by is 'the staff member who canceled it; null if its units were canceled'",
    ]),
};
