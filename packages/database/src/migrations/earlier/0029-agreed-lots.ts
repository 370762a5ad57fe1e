import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Which lots a buyer has agreed to, instead of whether. Buyers who had agreed are asked again. */
export const agreedLots: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table bag_line drop column lots_consented",
      "alter table bag_line add column agreed_lots jsonb",
      "comment on column bag_line.agreed_lots is 'the lots with their units that the buyer has agreed to; another split needs a new agreement'",
    ]),
};
