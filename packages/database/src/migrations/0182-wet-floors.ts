import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Shoppers filter by it like by any other use. */
export const wetFloors: Migration = {
  up: (database) =>
    runStatements(database, [
      `insert into term (storefront_id, kind, value, language, label, position)
       select storefront_id, 'use', 'wet-floor', language, case language when 'es' then 'Piso mojado' else 'Wet floor' end, max(position) + 1
       from term where kind = 'use' group by storefront_id, language
       on conflict do nothing`,
    ]),
};
