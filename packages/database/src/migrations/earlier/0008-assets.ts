import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Files that are uploaded to the content system. */
export const assets: Migration = {
  up: (database) =>
    runStatements(database, [
      // Two uploads of the same file are two assets at one address, each with its own description.
      "alter table content.asset drop constraint asset_filename",
      `alter table content.asset
        add column hash text not null,
        add column name text not null,
        add column content_type text not null,
        add column content_length integer not null,
        add column colour text,
        add column source text,
        add column asset_folder_id bigint,
        add column meta_data jsonb not null default '{}'`,
      "create index asset_hash on content.asset (space_id, hash)",
      "create index asset_created on content.asset (space_id, created_at)",
      "comment on column content.asset.hash is 'of the bytes; the file lies under it'",
      "comment on column content.asset.colour is 'mean colour of a picture, shown until it is there'",
    ]),
};
