import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Lets staff lock people and businesses with a reason, and decide applications. Roles with `customers.write` also get `customers.read`. */
export const officeCustomers: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table account add column lock_reason text",
      "comment on column account.lock_reason is 'why staff locked the account, for staff; null unless they did'",
      "alter table customer add column lock_reason text",
      "comment on column customer.lock_reason is 'why staff locked the account, for staff'",
      `alter table customer_request add column staff_id integer references staff, add column decided_at timestamptz, add column asked_at timestamptz,
        add column answer text`,
      "comment on column customer_request.answer is 'what staff wrote to the applicant last: a question, or the reason of a refusal'",
      "create index customer_request_by_status on customer_request (status, id)",
      `update staff set rights = array_append(rights, 'customers.read') where 'customers.write' = any(rights) and not 'customers.read' = any(rights)`,
    ]),
};
