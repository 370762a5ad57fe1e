import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const references = {
  ledger_posting: ["order_id"],
  refund: ["payment_id", "event_id"],
  order_return_line: ["order_line_id"],
  order_line_lot: ["lot_id"],
  stock_transfer_line: ["lot_id"],
  stock_count_line: ["lot_id"],
  bag: ["next_bag_id"],
  phone_order: ["account_id"],
  invoice_payment: ["account_id"],
  sales_quote_message: ["account_id"],
  text_message: ["account_id"],
  tax_exemption: ["account_id"],
  external_attempt: ["account_id"],
  invitation: ["invited_by"],
  approval_rule: ["account_id", "approver_id", "set_by", "ended_by"],
  approval_request: ["approver_id", "decided_by"],
};

/** Without them, reading an order's postings, or deleting an account, reads whole tables that grow with trade. */
export const indexesOfReferences: Migration = {
  up: (database) =>
    runStatements(
      database,
      Object.entries(references).flatMap(([table, columns]) =>
        columns.map((column) => `create index ${table}_${column} on ${table} (${column})`),
      ),
    ),
};
