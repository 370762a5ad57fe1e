import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Names sort as the shop sorts them in memory: by letters and numbers. A server without ICU sorts them by their code points. */
const nameOrder = (language: string) => `
  do $$ begin
    if exists (select from pg_collation where collprovider = 'i') then
      create collation search_name_${language} (provider = icu, locale = '${language}-u-kn-true', deterministic = false);
    else
      create collation search_name_${language} from "C";
    end if;
  end $$`;

/** What products are found by where the search is in the database (`SEARCH=sql`). All of it is derived, and empty elsewhere. */
export const productSearch: Migration = {
  up: (database) =>
    runStatements(database, [
      nameOrder("en"),
      nameOrder("es"),
      `create table search_state (
        storefront_id integer primary key,
        products integer not null
      )`,
      `create table search_product (
        storefront_id integer not null,
        product_id integer not null,
        fingerprint text not null,
        material text not null,
        stone text,
        look text,
        department text not null,
        listings text[] not null,
        season text,
        series text not null,
        tags text[] not null,
        color_family text,
        uses text[] not null,
        popularity double precision not null,
        introduced integer not null,
        name_en text collate search_name_en not null,
        name_es text collate search_name_es not null,
        facets integer[] not null,
        variant_facets integer[] not null,
        lowest_cents integer not null,
        highest_cents integer not null,
        on_sale boolean not null,
        words_en text[] not null,
        words_es text[] not null,
        primary key (storefront_id, product_id)
      )`,
      "comment on column search_product.fingerprint is 'the hash of what was indexed; a product that has it already is not written again'",
      "comment on column search_product.facets is 'codes of search_value'",
      "comment on column search_product.words_en is 'each use of a word that counts in search_word'",
      "comment on column search_product.variant_facets is 'what any of its variants has'",
      `create table search_variant (
        storefront_id integer not null,
        product_id integer not null,
        position integer not null,
        item_no text not null,
        label integer not null,
        price_cents integer not null,
        list_cents integer not null,
        area_per_unit integer not null,
        on_sale boolean not null,
        stocked_at text[] not null,
        restocked_at timestamptz,
        facets integer[] not null,
        primary key (storefront_id, product_id, position)
      )`,
      `create table search_posting (
        storefront_id integer not null,
        language text not null,
        term text collate "C" not null,
        product_id integer not null,
        weight double precision not null,
        primary key (storefront_id, language, term, product_id)
      )`,
      "create index search_posting_product_index on search_posting (storefront_id, product_id)",
      `create table search_word (
        storefront_id integer not null,
        language text not null,
        word text collate "C" not null,
        term text not null,
        letters integer not null,
        uses integer not null,
        primary key (storefront_id, language, word)
      )`,
      "comment on column search_word.letters is 'which letters the word has, as bits; several letters share one'",
      `create table search_spelling (
        storefront_id integer not null,
        language text not null,
        word text collate "C" not null,
        written text collate "C" not null,
        product_id integer not null,
        primary key (storefront_id, language, word, written, product_id)
      )`,
      "comment on table search_spelling is 'products that write a word with accents'",
      "create index search_spelling_product_index on search_spelling (storefront_id, product_id)",
      `create table search_value (
        storefront_id integer not null,
        facet text not null,
        value text not null,
        code integer not null,
        primary key (storefront_id, facet, value)
      )`,
      `create table search_label (
        storefront_id integer not null,
        en text not null,
        es text not null,
        code integer not null,
        primary key (storefront_id, en, es)
      )`,
    ]),
};
