import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Carriers prove a delivery by a document too, such as a receipt that was signed. */
export const documentsOfDeliveries: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table carrier_proof add kind text not null default 'picture' check (kind in ('picture', 'document'))",
      "comment on table carrier_proof is 'what proves each delivery, for carriers that give it'",
      "comment on column carrier_proof.kind is 'of a stored file; document: PDF'",
      "comment on column carrier_proof.state is 'waiting: the carrier may add it later; unusable: neither a picture nor a PDF, infected, or too large'",
      "comment on column carrier_proof.picture is 'JPEG without the camera''s data, such as the place; or the PDF as it came'",
    ]),
};
