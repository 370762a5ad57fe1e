import { customer } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { linkInvoice, linkStatement } from "./documents/document-link.ts";
import { readDocument } from "./documents/read-document.ts";
import { listInvoices } from "./list/list-invoices.ts";
import { readBalance } from "./list/read-balance.ts";
import { readStatements } from "./statement/read-statements.ts";

export const invoiceRoutes = [
  handle(customer.openInvoices, listInvoices),
  handle(customer.balance, readBalance),
  handle(customer.statements, readStatements),
  handle(customer.renderInvoice, linkInvoice),
  handle(customer.statementLink, linkStatement),
];

export const invoiceFiles = [handleFile(customer.document, "day", readDocument)];
