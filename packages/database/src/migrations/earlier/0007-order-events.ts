import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Whether an order's event may be sent. It is stored because the provider event that completes an order carries no consent. */
export const orderEvents: Migration = {
  up: (database) => runStatements(database, ["alter table customer_order add column measured boolean not null default false"]),
};
