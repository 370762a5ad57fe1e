import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/**
 * Messages are delivered from queues. Those that wait are set aside, where a process of the earlier release no longer
 * finds them, and are moved into the queues when the API next starts.
 */
export const messageQueues: Migration = {
  up: (database) =>
    runStatements(database, [
      "delete from outbox where delivered_at is not null",
      "drop index outbox_waiting",
      "alter table outbox rename to outbox_before_queues",
      "alter table outbox_before_queues drop column attempts, drop column delivered_at, drop column failure",
    ]),
};
