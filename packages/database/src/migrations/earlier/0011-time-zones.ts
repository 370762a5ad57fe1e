import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** The storefront's own time zone, which its price dates follow. An existing storefront gets its default store's. */
export const timeZones: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table storefront add column timezone text`,
      `update storefront set timezone = coalesce(
        (select timezone from place where place.storefront_id = storefront.id and place.code = storefront.settings ->> 'defaultStore'),
        (select timezone from place where place.storefront_id = storefront.id order by number limit 1),
        'UTC')`,
      `alter table storefront alter column timezone set not null`,
    ]),
};
