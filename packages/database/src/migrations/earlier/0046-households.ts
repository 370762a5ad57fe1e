import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Finds orders by where they were delivered, for the limits of a household. */
export const households: Migration = {
  up: (database) =>
    runStatements(database, [
      "create index order_of_postal_code on customer_order (storefront_id, (delivery_address->>'postalCode'), reserved_at)",
    ]),
};
