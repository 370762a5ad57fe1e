import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Whoever has left their bank's question can pay another way: what only waits for them gives way. */
export const paymentsThatWaitForTheirPayer: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table payment add column waits_for_payer boolean not null default false",
      "comment on column payment.waits_for_payer is 'of one made with a link: its bank has asked the payer, who has not answered yet'",
      "alter table invoice_payment add column waits_for_payer boolean not null default false",
      "comment on column invoice_payment.waits_for_payer is 'its bank has asked the payer, who has not answered yet'",
    ]),
};
