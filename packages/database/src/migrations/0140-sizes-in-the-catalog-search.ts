import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const ITEM_WORDS = "strip(catalogue_words(item.item_no))";
const ITEM_WORDS_WITH_SIZE = "strip(catalogue_words(concat_ws('' '', item.item_no, item.size)))";

/** Replaces a text in the triggers that keep `catalogue_row`. Quotes are doubled, as inside a string. */
const inTriggers = (from: string, to: string): string => `do $migration$
  declare definition text;
  begin
    for definition in
      select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'catalogue\\_row\\_%' and prosrc like '%${from}%'
    loop
      execute replace(definition, '${from}', '${to}');
    end loop;
  end $migration$`;

/** The office's grid finds a size too. */
export const sizesInTheCatalogSearch: Migration = {
  up: (database) =>
    runStatements(database, [
      inTriggers(ITEM_WORDS, ITEM_WORDS_WITH_SIZE),
      inTriggers("(latter.item_no, latter.kind,", "(latter.item_no, latter.size, latter.kind,"),
      inTriggers("(former.item_no, former.kind,", "(former.item_no, former.size, former.kind,"),
      `update catalogue_row set search = search || strip(catalogue_words(item.size))
        from item where item.id = item_id and item.size is not null`,
      "comment on column catalogue_row.search is 'words of the item number and size, and of the product''s names and colors'",
    ]),
};
