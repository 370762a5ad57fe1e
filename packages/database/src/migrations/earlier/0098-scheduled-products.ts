import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Products appear in the shop and leave it on days that staff set. */
export const scheduledProducts: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table product add column show_on date, add column hide_after date",
      "comment on column product.show_on is 'the first day in the shop, while it is to come; then published is set and this is emptied'",
      "comment on column product.hide_after is 'the last day in the shop, while it is not over; then published is unset and this is emptied'",
      "create index product_scheduled on product (storefront_id) where show_on is not null or hide_after is not null",
    ]),
};
