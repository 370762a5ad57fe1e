import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Whether the event of an order may go out: its end can come from a provider's message, which knows of no consent. */
export const orderEvents: Migration = {
  up: (database) => runStatements(database, ["alter table customer_order add column measured boolean not null default false"]),
};
