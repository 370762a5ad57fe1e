export { writeAccountingFile } from "./accounting/take-file.ts";
export { insertTaking } from "./accounting/taken-file.repository.ts";
export { booksRoutes } from "./books.routes.ts";
export { checkBooksDaily } from "./checks/check-books.ts";
export { examineBooks } from "./checks/examine-books.ts";
export { sumLedger } from "./journal/sum-ledger.ts";
export { readPayouts } from "./payments/payouts.ts";
export { storeCosts } from "./reports/cost.repository.ts";
