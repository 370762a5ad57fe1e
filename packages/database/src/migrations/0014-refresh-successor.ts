import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** What a used refresh token was traded for, sealed, so that two processes that renew at once hand out the same pair. */
export const refreshSuccessor: Migration = {
  up: (database) => runStatements(database, ["alter table refresh_token add column successor text"]),
};
