import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Staff give an order units of another lot. */
export const lotExchanges: Migration = {
  up: (database) => runStatements(database, [allowing("order_event", "order_event_kind_check", ["lot_exchanged"])]),
};
