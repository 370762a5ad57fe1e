import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Writes the place that a record has left, in the change of the same transaction. */
const leaving = (table: string, select: string) => [
  `create function record_change_leaves_${table}() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      insert into record_change (storefront_id, kind, record, action, place_ids) ${select}
      on conflict (transaction_id, storefront_id, kind, record)
        do update set place_ids = coalesce(record_change.place_ids, '{}') || excluded.place_ids;
      return null;
    end $$`,
];

const ofLot = `select storefront_id, 'stock', old.id::text, case tg_op when 'DELETE' then 'deleted' else 'updated' end, array[old.place_id]
  from item where item.id = old.item_id`;
const ofOrder = `select storefront_id, 'order', order_no::text, 'updated', array[old.place_id]
  from customer_order where customer_order.id = old.order_id and status = 'placed'`;

/** Keys that are limited to stores read changes of what these stores have, or had until the change. */
export const storesOfChanges: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table record_change add column place_ids integer[]",
      "comment on column record_change.place_ids is 'the places that have the record or had it until this change; given with its position'",
      ...leaving("lot", ofLot),
      `create trigger record_change_leaves_lot_update after update on lot for each row
        when (old.place_id is distinct from new.place_id) execute function record_change_leaves_lot()`,
      "create trigger record_change_leaves_lot_delete after delete on lot for each row execute function record_change_leaves_lot()",
      ...leaving("order_line", ofOrder),
      `create trigger record_change_leaves_order_line_update after update on order_line for each row
        when (old.fulfilment = 'PKUP' and (old.place_id is distinct from new.place_id or new.fulfilment <> 'PKUP'))
        execute function record_change_leaves_order_line()`,
      `create trigger record_change_leaves_order_line_delete after delete on order_line for each row
        when (old.fulfilment = 'PKUP') execute function record_change_leaves_order_line()`,
    ]),
};
