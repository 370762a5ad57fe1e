import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** What other shops' catalogs say besides: trade item numbers, texts for search engines and screen readers, former addresses. */
export const importedCatalog: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table item add column gtin text check (gtin ~ '^[0-9]{8}([0-9]{4,6})?$')",
      "alter table product_text add column seo_title text",
      "alter table product_text add column seo_description text",
      "alter table picture add column alt_en text",
      "alter table picture add column alt_es text",
      `create table product_old_address (
        storefront_id integer not null references storefront,
        path text not null,
        product_id integer not null references product on delete cascade,
        primary key (storefront_id, path)
      )`,
      "comment on column product_old_address.path is 'of another system, in lower case, without language, query and slash at the end'",
      "create index product_old_address_of_product on product_old_address (product_id)",
    ]),
};
