import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** Orders that were placed in a former system: a history without stock, payments and ledger. */
export const movedOrders: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table customer_order add earlier_no text",
      "comment on column customer_order.earlier_no is 'its number in the system that it was moved from; null for one of this shop'",
      "alter table order_line add earlier_lot text",
      "comment on column order_line.earlier_lot is 'the lot of a moved order, as it was called there; such lines hold no stock'",
      `create or replace function order_search(o customer_order) returns tsvector language sql stable
        begin atomic
          with goods as (
            select o.order_no::text as text
            union all select lower(o.earlier_no) where o.earlier_no is not null
            union all select lower(o.purchase_order_no) where o.purchase_order_no is not null
            union all select search_words(o.job_name) where o.job_name is not null
            union all select lower(line.item_no) from order_line line where line.order_id = o.id
            union all select search_words(line.name) from order_line line where line.order_id = o.id
            union all select lower(line.earlier_lot) from order_line line where line.order_id = o.id and line.earlier_lot is not null
            union all select lower(lot.code) from order_line line join order_line_lot part on part.order_line_id = line.id
              join lot on lot.id = part.lot_id where line.order_id = o.id),
          people as (
            select search_words(concat_ws(' ', o.first_name, o.last_name, o.company, o.pickup_person,
              o.delivery_address->>'firstName', o.delivery_address->>'lastName', o.delivery_address->>'company',
              split_part(o.email, '@', 1))) as text
            union all select lower(o.email)
            union all select search_words(customer.name) from customer where customer.id = o.customer_id
            union all select phone_words(o.phone)
            union all select search_words(line.recipient->>'name') from order_line line where line.order_id = o.id and line.recipient is not null
            union all select lower(line.recipient->>'email') from order_line line where line.order_id = o.id and line.recipient is not null),
          terms as (
            select owner.key, goods.text from (values ('c' || o.customer_id), ('a' || o.account_id), ('s' || o.storefront_id)) owner (key), goods
            union all select 's' || o.storefront_id, people.text from people)
          select array_to_tsvector(array_agg(distinct key || ':' || left(text, 60))) from terms where key is not null and text <> '';
        end`,
      allowing("external_id", "external_id_kind_check", ["order", "line"]),
    ]),
};
