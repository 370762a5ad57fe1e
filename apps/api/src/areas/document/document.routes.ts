import { customer, product } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { linkInvoice, linkOrderAcceptance, linkQuote, linkReceipt, linkStatement } from "./document-link.ts";
import { readDocument } from "./read-document.ts";
import { readTearsheet } from "./tearsheet/read-tearsheet.ts";

export const documentRoutes = [
  handle(customer.renderInvoice, linkInvoice),
  handle(customer.statementLink, linkStatement),
  handle(customer.renderQuote, linkQuote),
  handle(customer.renderOrderAcceptance, linkOrderAcceptance),
  handle(customer.renderReceipt, linkReceipt),
];

export const documentFiles = [
  handleFile(customer.document, "day", readDocument),
  handleFile(product.tearsheetFile, "checked", readTearsheet),
];
