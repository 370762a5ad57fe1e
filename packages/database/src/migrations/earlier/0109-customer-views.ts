import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Lets staff see the shop as a customer sees it, without changing anything. */
export const customerViews: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table session add column viewed_by integer references staff on delete cascade",
      "comment on column session.viewed_by is 'who of the staff sees the shop as the account does, and changes nothing; null for its owner'",
      allowing("session", "session_way_check", ["view"]),
      allowing("account_link", "account_link_kind_check", ["view"]),
    ]),
};
