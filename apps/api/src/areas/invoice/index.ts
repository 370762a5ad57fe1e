export { invoiceRoutes } from "./invoice.routes.ts";
export { creditEntries, undoneEntries } from "./issue/credit-invoice.ts";
export { issueInvoice } from "./issue/issue-invoice.ts";
export { agesOf } from "./list/ageing.rules.ts";
export { owned, selectOpenByDay } from "./list/invoice-list.repository.ts";
export { type Whose, whoseInvoices } from "./list/whose-invoices.ts";
export { selectLines, selectMonths } from "./statement/statement.repository.ts";
export { linesOf, monthsOf, type StatementMonth } from "./statement/statement.rules.ts";
