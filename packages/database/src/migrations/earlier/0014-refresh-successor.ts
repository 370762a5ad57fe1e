import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** The encrypted successor of a used refresh token, so that two simultaneous renewals return the same new token. */
export const refreshSuccessor: Migration = {
  up: (database) => runStatements(database, ["alter table refresh_token add column successor text"]),
};
