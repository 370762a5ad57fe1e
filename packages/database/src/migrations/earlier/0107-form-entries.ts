import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Lets staff find what visitors sent with the site's forms, and mark what is answered. */
export const formEntries: Migration = {
  up: (database) =>
    runStatements(database, [
      `create function form_entry_search(storefront_id integer, reference text, subject text, fields jsonb) returns tsvector
        language sql immutable as $$
        select array_to_tsvector(array_agg(distinct 's' || storefront_id || ':' || left(term, 60)))
        from (
          select lower(reference) as term
          union all select search_words(subject) where subject is not null
          union all select search_words(value) from jsonb_each_text(fields)
          union all select lower(fields ->> 'email') where fields ? 'email'
          union all select regexp_replace(fields ->> 'phone', '\\D', '', 'g') where fields ? 'phone') terms
      $$`,
      `alter table form_entry add column answered_at timestamptz, add column answered_by integer references staff on delete set null,
        add column search tsvector generated always as (form_entry_search(storefront_id, reference, subject, fields)) stored`,
      "comment on column form_entry.answered_at is 'when staff marked it as answered; null while it is open'",
      "comment on column form_entry.search is 'words by which staff find it'",
      "create index form_entry_search on form_entry using gin (search)",
      "create index form_entry_newest on form_entry (storefront_id, id)",
      "create index form_entry_open on form_entry (storefront_id, id) where answered_at is null",
      "create index form_entry_age on form_entry (storefront_id, created_at)",
    ]),
};
