import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** What items cost the shop, from which day on, and who may see it. */
export const itemCosts: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table item_cost (
        item_id integer not null references item on delete cascade,
        starts_on date not null,
        cost_cents bigint not null check (cost_cents >= 0),
        staff_id integer references staff on delete set null,
        created_at timestamptz not null,
        primary key (item_id, starts_on)
      )`,
      "comment on table item_cost is 'what a sell unit costs the shop, from a day on until a later row'",
      allowing("staff", "staff_rights_check", ["costs.read", "costs.write"]),
      // Whoever may do everything still may.
      `update staff_role set rights = rights || array['costs.read', 'costs.write'] where code = 'owner'`,
      `update staff_role set rights = rights || array['costs.read'] where code = 'accounting'`,
      `update staff set rights = rights || array['costs.read', 'costs.write']
        where rights @> array['staff.write', 'settings.write', 'reports.read', 'prices.write', 'payments.read', 'audit.read']`,
    ]),
};
