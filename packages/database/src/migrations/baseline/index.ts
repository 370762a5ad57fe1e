import { readFileSync } from "node:fs";
import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** In an order in which each refers only to those before it. */
const areas = [
  "search",
  "storefront",
  "postal-ranges",
  "staff",
  "customers",
  "sign-in",
  "catalogue",
  "catalogue-rows",
  "prices",
  "stock",
  "slabs",
  "bags",
  "orders",
  "payments",
  "invoices",
  "ledger",
  "sales-quotes",
  "messages",
  "content",
  "requests",
];

const read = (area: string): string => readFileSync(new URL(`${area}.sql`, import.meta.url), "utf8");

/** The whole schema, for new databases. The server takes all statements of an area at once: one by one takes several times as long. */
export const baseline: Migration = { up: (database) => runStatements(database, areas.map(read)) };
