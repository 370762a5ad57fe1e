import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Who has reviewed which version of a legal text. */
export const legalTextReviews: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table legal_text_review (
        id integer primary key generated always as identity,
        storefront_id integer not null references storefront,
        story_uuid text not null,
        version text not null,
        fingerprint_en text not null,
        fingerprint_es text not null,
        note text not null,
        reviewed_by text not null,
        reviewed_at timestamptz not null
      )`,
      "comment on column legal_text_review.version is 'as the text calls itself; the fingerprints say what was reviewed'",
      "create index legal_text_review_of_story on legal_text_review (storefront_id, story_uuid, id desc)",
    ]),
};
