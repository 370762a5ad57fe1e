import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../open-database.ts";

/** Tables that grow with every order. References to their rows are looked up, and checked when such a row is deleted. */
const growing = ["account", "bag", "customer_order", "invoice", "lot", "order_event", "order_line", "payment", "sales_quote"];

it("has an index for each reference to a table that grows with trade", async () => {
  const copy = await copyTemplate();
  const database = await openDatabase(copy);
  onTestFinished(() => database.close().then(copy.remove));
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '(' || (select string_agg(attname, ', ') from pg_attribute where attrelid = conrelid and attnum = any (conkey)) || ')' as name
    from pg_constraint
    where contype = 'f' and confrelid = any (${growing}::text[]::regclass[])
      and not exists (
        select from pg_index where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)
    order by name`.execute(database.query);
  expect(rows).toEqual([]);
});
