import { customer } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { connectBusiness } from "./connect/connect-business.ts";
import { listInvoices } from "./list/list-invoices.ts";
import { readBalance } from "./list/read-balance.ts";
import { readStatements } from "./statement/read-statements.ts";

export const invoiceRoutes = [
  // In this area, because an invoice proves the connection.
  handle(customer.connectBusiness, connectBusiness),
  handle(customer.openInvoices, listInvoices),
  handle(customer.balance, readBalance),
  handle(customer.statements, readStatements),
];
