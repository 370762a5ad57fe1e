import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** One spelling, `color` and `gray`, in columns, stored filters and addresses, as in the contract. */
export const americanNames: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table product rename column colour_code to color_code",
      "alter table product rename column colour_family to color_family",
      "alter table product_text rename column colour to color",
      "alter table picture rename column colour to color",
      "alter table content.asset rename column colour to color",
      "comment on column content.asset.color is 'mean color of a picture, shown until it is loaded'",
      "update product set color_family = 'gray' where color_family = 'grey'",
      `update listing set filter = replace(replace(filter::text, '"colourFamily"', '"colorFamily"'), '"grey"', '"gray"')::jsonb
        where filter ->> 'colourFamily' is not null`,
      `update content.asset set meta_data = (meta_data - 'colour') || jsonb_build_object('color', meta_data -> 'colour')
        where meta_data ->> 'colour' is not null`,
      ...["draft", "published"].map(
        (
          column,
        ) => `update content.story set ${column} = replace(${column}::text, '"meta_data": {"colour": ', '"meta_data": {"color": ')::jsonb
        where ${column}::text like '%"meta_data": {"colour": %'`,
      ),
      `update content.story_version set content = replace(content::text, '"meta_data": {"colour": ', '"meta_data": {"color": ')::jsonb
        where content::text like '%"meta_data": {"colour": %'`,
    ]),
};
