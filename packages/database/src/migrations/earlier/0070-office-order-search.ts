import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/**
 * Staff find orders by more words than customers: names, email, phone and recipients. Their words begin with the storefront. What is left to do
 * with an order is kept beside it, so that the office's lists read one index instead of the steps of every line.
 */
export const officeOrderSearch: Migration = {
  up: (database) =>
    runStatements(database, [
      `create function phone_words(phone text) returns setof text language sql immutable as $$
        select distinct right(digits, size) from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) figures, (values (40), (10), (7), (4)) parts (size)
        where length(digits) >= 4
      $$`,
      `create or replace function order_search(o customer_order) returns tsvector language sql stable as $$
        with goods as (
          select o.order_no::text as text
          union all select lower(o.purchase_order_no) where o.purchase_order_no is not null
          union all select search_words(o.job_name) where o.job_name is not null
          union all select lower(line.item_no) from order_line line where line.order_id = o.id
          union all select search_words(line.name) from order_line line where line.order_id = o.id
          union all select lower(lot.code) from order_line line join order_line_lot part on part.order_line_id = line.id
            join lot on lot.id = part.lot_id where line.order_id = o.id),
        people as (
          select search_words(concat_ws(' ', o.first_name, o.last_name, o.company, o.pickup_person,
            o.delivery_address->>'firstName', o.delivery_address->>'lastName', o.delivery_address->>'company', split_part(o.email, '@', 1))) as text
          union all select lower(o.email)
          union all select search_words(customer.name) from customer where customer.id = o.customer_id
          union all select phone_words(o.phone)
          union all select search_words(line.recipient->>'name') from order_line line where line.order_id = o.id and line.recipient is not null
          union all select lower(line.recipient->>'email') from order_line line where line.order_id = o.id and line.recipient is not null),
        terms as (
          select owner.key, goods.text from (values ('c' || o.customer_id), ('a' || o.account_id), ('s' || o.storefront_id)) owner (key), goods
          union all select 's' || o.storefront_id, people.text from people)
        select array_to_tsvector(array_agg(distinct key || ':' || left(text, 60))) from terms where key is not null and text <> ''
      $$`,
      `create function order_work(which integer) returns table (to_pick boolean, to_collect boolean, to_ship boolean, due_on date)
        language sql stable as $$
        with line as (
          select line.fulfilment, line.quantity, line.promised_on,
            coalesce(sum(step.units) filter (where step.kind = 'picked'), 0) as picked,
            coalesce(sum(step.units) filter (where step.kind = 'ready'), 0) as ready,
            coalesce(sum(step.units) filter (where step.kind = 'shipped'), 0) as shipped,
            coalesce(sum(step.units) filter (where step.kind = 'canceled'), 0) as canceled
          from order_line line left join order_line_step step on step.order_line_id = line.id
          where line.order_id = which group by line.id)
        select coalesce(bool_or(picked < quantity - canceled), false),
          coalesce(bool_or(fulfilment = 'PKUP' and ready > shipped), false),
          coalesce(bool_or(fulfilment <> 'PKUP' and picked > shipped), false),
          min(promised_on) filter (where shipped < quantity - canceled)
        from line
      $$`,
      `alter table customer_order add column to_pick boolean not null default false, add column to_collect boolean not null default false,
        add column to_ship boolean not null default false, add column due_on date`,
      "comment on column customer_order.to_pick is 'whether units are left to take from the shelf; kept by triggers like to_collect, to_ship and due_on'",
      "comment on column customer_order.to_collect is 'whether units wait in a store for their customer'",
      "comment on column customer_order.to_ship is 'whether picked units wait for a carrier'",
      "comment on column customer_order.due_on is 'the earliest day that is promised for units not handed over'",
      `create function keep_order_work() returns trigger language plpgsql as $$
        begin
          update customer_order o set to_pick = work.to_pick, to_collect = work.to_collect, to_ship = work.to_ship, due_on = work.due_on
          from (select distinct line.order_id from new_steps step join order_line line on line.id = step.order_line_id) touched,
            lateral order_work(touched.order_id) work
          where o.id = touched.order_id;
          return null;
        end $$`,
      `create trigger order_line_step_work after insert on order_line_step referencing new table as new_steps
        for each statement execute function keep_order_work()`,
      `create function keep_order_due() returns trigger language plpgsql as $$
        begin
          update customer_order o set due_on = work.due_on from order_work(new.order_id) work where o.id = new.order_id;
          return null;
        end $$`,
      `create trigger order_line_due after update of promised_on on order_line
        for each row when (old.promised_on is distinct from new.promised_on) execute function keep_order_due()`,
      `create or replace function keep_order_search() returns trigger language plpgsql as $$
        begin
          new.search := order_search(new);
          if old.status is distinct from new.status or old.due_on is null then
            select work.to_pick, work.to_collect, work.to_ship, work.due_on into new.to_pick, new.to_collect, new.to_ship, new.due_on
            from order_work(new.id) work;
          end if;
          return new;
        end $$`,
      "drop trigger customer_order_words on customer_order",
      `create trigger customer_order_words before update of status, customer_id, account_id, purchase_order_no, job_name, first_name, last_name, company,
          email, phone, pickup_person, delivery_address on customer_order
        for each row when (new.status = 'placed') execute function keep_order_search()`,
      "update customer_order set status = status where status = 'placed'",
      "create index order_of_storefront on customer_order (storefront_id, id) include (finished_at, canceled_at) where status = 'placed'",
      "create index order_to_pick on customer_order (storefront_id, id) where status = 'placed' and finished_at is null and to_pick",
      "create index order_to_collect on customer_order (storefront_id, id) where status = 'placed' and finished_at is null and to_collect",
      "create index order_to_ship on customer_order (storefront_id, id) where status = 'placed' and finished_at is null and to_ship",
      "create index order_due on customer_order (storefront_id, due_on) where status = 'placed' and finished_at is null and due_on is not null",
    ]),
};
