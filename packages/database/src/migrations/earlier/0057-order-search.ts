import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/**
 * The words by which customers find their orders, each with whose order it is, so that one index serves every customer without reading
 * anybody else's. Codes are kept whole; names are divided into words.
 */
export const orderSearch: Migration = {
  up: (database) =>
    runStatements(database, [
      `create function search_words(texts text) returns setof text language sql immutable as $$
        select word from regexp_split_to_table(translate(lower(texts), 'áàâäéèêëíìîïóòôöúùûüñç', 'aaaaeeeeiiiioooouuuunc'), '[^a-z0-9]+') word
        where word <> ''
      $$`,
      `create function order_search(o customer_order) returns tsvector language sql stable as $$
        select array_to_tsvector(array_agg(distinct owner.key || ':' || left(term.text, 60)))
        from (values ('c' || o.customer_id), ('a' || o.account_id)) owner (key)
        cross join lateral (
          select o.order_no::text as text
          union all select lower(o.purchase_order_no) where o.purchase_order_no is not null
          union all select search_words(o.job_name) where o.job_name is not null
          union all select lower(line.item_no) from order_line line where line.order_id = o.id
          union all select search_words(line.name) from order_line line where line.order_id = o.id
          union all select lower(lot.code) from order_line line join order_line_lot part on part.order_line_id = line.id
            join lot on lot.id = part.lot_id where line.order_id = o.id) term
        where owner.key is not null
      $$`,
      "alter table customer_order add column search tsvector",
      "comment on column customer_order.search is 'words by which its customer finds it, kept by a trigger once it is placed'",
      "update customer_order set search = order_search(customer_order) where status = 'placed'",
      `create function keep_order_search() returns trigger language plpgsql as $$
        begin
          new.search := order_search(new);
          return new;
        end $$`,
      `create trigger customer_order_words before update of status, customer_id, account_id, purchase_order_no, job_name on customer_order
        for each row when (new.status = 'placed') execute function keep_order_search()`,
      "create index customer_order_search on customer_order using gin (search) where status = 'placed'",
    ]),
};
