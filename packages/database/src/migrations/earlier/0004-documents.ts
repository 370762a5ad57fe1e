import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** A series may have several documents of one key: two safety data sheets, two installation guides. */
export const documents: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table document drop constraint document_series_id_key_key",
      "alter table document add constraint document_series_address unique (series_id, address)",
      "comment on column document.address is 'a path; {language} stands for the reader''s language'",
    ]),
};
