import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Staff invite people to a business account, not only its administrators. */
export const invitationsByTheShop: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table invitation alter column invited_by drop not null",
      "comment on column invitation.invited_by is 'the account that invites; null for the shop'",
    ]),
};
