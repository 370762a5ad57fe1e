import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Staff find variants by any words of the item number or the product's names. */
export const catalogueSearch: Migration = {
  up: (database) =>
    runStatements(database, [
      `create function catalogue_words(words text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector('simple', translate(lower(words), 'áéíóúüñ-./_', 'aeiouun    '))
      $$`,
      "create index item_words on item using gin (catalogue_words(item_no))",
      "create index product_text_words on product_text using gin (catalogue_words(name || ' ' || color))",
    ]),
};
