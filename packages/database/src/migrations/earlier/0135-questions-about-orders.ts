import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Customers write to the shop about their orders. */
export const questionsAboutOrders: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table order_note alter column staff_id drop not null",
      "alter table order_note add column answered_at timestamptz",
      allowing("order_note", "order_note_kind_check", ["question"]),
      `alter table order_note add constraint order_note_writer check ((kind = 'question') = (staff_id is null)
        and (answered_at is null or kind = 'question'))`,
      "comment on column order_note.kind is 'a note stays with the staff; a message was mailed to the customer; a question came from the customer'",
      "comment on column order_note.answered_at is 'when staff answered a question, or decided that it needs no answer'",
      "create index order_note_to_answer on order_note (order_id) where kind = 'question' and answered_at is null",
      allowing("order_event", "order_event_kind_check", ["question_received", "questions_closed"]),
    ]),
};
