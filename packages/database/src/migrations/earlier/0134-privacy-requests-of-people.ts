import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Privacy requests that people make in the shop themselves. */
export const privacyRequestsOfPeople: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table privacy_request alter column recorded_by drop not null",
      "comment on column privacy_request.recorded_by is 'who of the staff recorded it; null if the person asked in the shop'",
      allowing("account_link", "account_link_kind_check", ["privacy"]),
    ]),
};
