import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

const queries = [
  "search_words(text)",
  "phone_words(text)",
  "catalogue_words(text)",
  "form_entry_search(integer, text, text, jsonb)",
  "account_search(account)",
  "order_search(customer_order)",
  "order_work(integer)",
];

const triggers = [
  "catalogue_row_added",
  "catalogue_row_changed",
  "catalogue_row_gone",
  "catalogue_row_named",
  "catalogue_row_of_product",
  "catalogue_row_renamed",
  "catalogue_row_unnamed",
  "keep_account_search",
  "keep_open_invoice",
  "keep_order_due",
  "keep_order_search",
  "keep_order_work",
  "keep_people_search",
  "keep_price_history",
  "ledger_balanced",
  "refuse_audit_change",
  "refuse_change",
];

/**
 * Functions find their tables whatever the search path of a session is; that of `pg_restore` is empty. A body that PostgreSQL has parsed
 * keeps what its names refer to, and is still inlined into the query that calls it, which a function with a setting is not.
 */
export const fixedSearchPaths: Migration = {
  up: (database) =>
    runStatements(database, [
      ...queries.map(
        (name) => `do $do$ begin
          execute regexp_replace(pg_get_functiondef('${name}'::regprocedure), 'AS \\$function\\$(.*)\\$function\\$', 'begin atomic \\1; end');
        end $do$`,
      ),
      ...triggers.map((name) => `alter function ${name}() set search_path = public, pg_temp`),
    ]),
};
