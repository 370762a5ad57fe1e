import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** How an order's figures came about. Orders placed before have none. */
export const orderDerivations: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table customer_order add column derivation jsonb",
      "comment on column customer_order.derivation is 'the rows and rules that its amounts came from; null for orders placed before it was recorded'",
    ]),
};
