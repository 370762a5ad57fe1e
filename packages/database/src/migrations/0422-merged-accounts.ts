import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Tables whose rows hang on a business account. */
const followers = [
  ...["account", "customer_branch", "customer_order", "invoice", "invoice_payment", "sales_quote", "delivered_quote", "invitation"],
  ...["approval_request", "approval_rule", "price_line", "price_level_assignment", "tax_exemption"],
];

/** Two accounts of one company become one; the number of the other leads to it. */
export const mergedAccounts: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table customer add merged_into integer references customer",
      "alter table customer add merged_at timestamptz",
      "comment on column customer.merged_into is 'the account that took over everything of this one; null for an account in use'",
      // Both accounts may have come from the same system.
      "drop index external_id_of_record",
      `create function follow_merged_account() returns trigger language plpgsql
        set search_path = public, pg_temp as $$
        declare taken_over integer;
        begin
          -- A merge holds the account, so a row that is written meanwhile waits for it and sees what became of the account.
          select merged_into into taken_over from customer where id = new.customer_id for key share;
          new.customer_id := coalesce(taken_over, new.customer_id);
          return new;
        end $$`,
      ...followers.map(
        (table) => `create trigger ${table}_follows_merged before insert or update of customer_id on ${table}
          for each row when (new.customer_id is not null) execute function follow_merged_account()`,
      ),
    ]),
};
