import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Returns the select of the rows of variants. @param items a table with columns of `item` */
const rowsOf = (items: string) => `
  select item.id, item.storefront_id, item.item_no, item.kind = 'sample', product.published and item.published, product.series_id,
    strip(catalogue_words(item.item_no)) || coalesce(names.words, '')
  from ${items} item
  join product on product.id = item.product_id
  left join (
    select product_id, strip(catalogue_words(string_agg(name || ' ' || color, ' '))) as words
    from product_text where product_id in (select product_id from ${items} named) group by product_id
  ) names on names.product_id = item.product_id`;

const columns = "item_id, storefront_id, item_no, is_sample, is_shown, series_id, search";

/** Writes the rows of variants again, wherever they differ. */
const renew = (items: string) => `
  insert into catalogue_row as before (${columns}) ${rowsOf(items)}
  on conflict (item_id) do update set storefront_id = excluded.storefront_id, item_no = excluded.item_no, is_sample = excluded.is_sample,
    is_shown = excluded.is_shown, series_id = excluded.series_id, search = excluded.search
  where (before.storefront_id, before.item_no, before.is_sample, before.is_shown, before.series_id, before.search)
    is distinct from (excluded.storefront_id, excluded.item_no, excluded.is_sample, excluded.is_shown, excluded.series_id, excluded.search)`;

const itemsOf = (products: string) => `(select * from item where product_id in (${products}))`;

const trigger = (name: string, event: string, tables: string, statement: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  `create trigger ${name} after ${event} referencing ${tables} for each statement execute function ${name}()`,
];

/**
 * What the office's grid of the catalog filters and searches by, in one narrow table, so that any page of any filter is found and counted
 * without reading the catalog's own tables. Triggers keep it, once for each statement.
 */
export const catalogueRows: Migration = {
  up: (database) =>
    runStatements(database, [
      // A database whose locale is C lowers no letter with an accent.
      `create or replace function catalogue_words(words text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector('simple', translate(lower(words), 'áéíóúüñÁÉÍÓÚÜÑ-./_', 'aeiouunaeiouun    '))
      $$`,
      `create table catalogue_row (
        item_id integer primary key,
        storefront_id integer not null,
        item_no text not null,
        is_sample boolean not null,
        is_shown boolean not null,
        series_id integer not null,
        search tsvector not null
      )`,
      "comment on table catalogue_row is 'what the catalog''s grid filters and searches by, for each variant; kept by triggers'",
      "comment on column catalogue_row.is_shown is 'whether the variant and its product are published'",
      "comment on column catalogue_row.search is 'words of the item number and of the product''s names and colors'",
      `insert into catalogue_row (${columns}) ${rowsOf("item")}`,
      "create unique index catalogue_row_by_number on catalogue_row (storefront_id, item_no)",
      "create index catalogue_row_search on catalogue_row using gin (search) with (gin_pending_list_limit = 256)",
      "drop index item_words",
      "drop index product_text_words",
      ...trigger(
        "catalogue_row_added",
        "insert on item",
        "new table as added",
        `insert into catalogue_row (${columns}) ${rowsOf("added")}`,
      ),
      ...trigger(
        "catalogue_row_changed",
        "update on item",
        "old table as former new table as latter",
        renew(`(select latter.* from latter join former using (id)
          where (latter.item_no, latter.kind, latter.published, latter.product_id, latter.storefront_id)
            is distinct from (former.item_no, former.kind, former.published, former.product_id, former.storefront_id))`),
      ),
      ...trigger(
        "catalogue_row_gone",
        "delete on item",
        "old table as gone",
        "delete from catalogue_row where item_id in (select id from gone)",
      ),
      ...trigger(
        "catalogue_row_of_product",
        "update on product",
        "old table as former new table as latter",
        renew(
          itemsOf(`select latter.id from latter join former using (id)
            where (latter.published, latter.series_id) is distinct from (former.published, former.series_id)`),
        ),
      ),
      ...trigger("catalogue_row_named", "insert on product_text", "new table as added", renew(itemsOf("select product_id from added"))),
      ...trigger(
        "catalogue_row_renamed",
        "update on product_text",
        "old table as former new table as latter",
        renew(
          itemsOf(`select product_id from latter join former using (product_id, language)
            where (latter.name, latter.color) is distinct from (former.name, former.color)`),
        ),
      ),
      ...trigger("catalogue_row_unnamed", "delete on product_text", "old table as gone", renew(itemsOf("select product_id from gone"))),
    ]),
};
