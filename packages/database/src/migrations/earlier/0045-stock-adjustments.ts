import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Stock that staff adjust, with who did, and the arrival of what was shipped. */
export const stockAdjustments: Migration = {
  up: (database) =>
    runStatements(database, [
      allowing("staff", "staff_rights_check", ["stock.adjust"]),
      allowing("order_event", "order_event_kind_check", ["delivered"]),
      allowing("order_line_step", "order_line_step_kind_check", ["delivered"]),
      "alter table stock_movement add column staff_id integer references staff on delete set null",
      "comment on column stock_movement.staff_id is 'who adjusted the stock; null for a movement with another cause'",
    ]),
};
