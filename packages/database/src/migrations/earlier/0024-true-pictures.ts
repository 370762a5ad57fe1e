import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** What a picture needs to show a format as it is: the chips of a mosaic sheet, and the size that a picture belongs to. */
export const truePictures: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table item
        add column chip_layout text, add column chip_width_mm numeric(8,2), add column chip_height_mm numeric(8,2),
        add constraint item_chips check ((chip_layout is null) = (chip_width_mm is null) and (chip_layout is null) = (chip_height_mm is null))`,
      "comment on column item.chip_layout is 'arrangement of the chips on a mosaic sheet, such as hexagon or brick'",
      "alter table picture add column size text",
      "comment on column picture.size is 'shows variants of this size only; null for every size'",
    ]),
};
