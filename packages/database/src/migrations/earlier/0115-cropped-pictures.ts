import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** A product's picture remembers the whole one that it was cut from, so that the cut can be changed or taken back. */
export const croppedPictures: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table picture
        add column original_address text, add column original_width integer, add column original_height integer,
        add column crop_left integer, add column crop_top integer,
        add constraint picture_crop check (
          num_nulls(original_address, original_width, original_height, crop_left, crop_top) in (0, 5))`,
      "comment on column picture.original_address is 'the whole picture that this one was cut from; null for a whole one'",
      "comment on column picture.crop_left is 'where the cut begins, in pixels of the original'",
    ]),
};
