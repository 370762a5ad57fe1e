import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { compareBalances } from "./accounting/compare-balances.ts";
import { listTakings } from "./accounting/list-takings.ts";
import { takeFile } from "./accounting/take-file.ts";
import { checkBooks, listBookChecks } from "./checks/check-books.ts";
import { journalFile } from "./journal/journal-file.ts";
import { closeMonth, listMonths } from "./journal/months.ts";
import { listAgeing } from "./payments/list-ageing.ts";
import { listMoneyBack, listPayments } from "./payments/list-payments.ts";
import { listPayouts, readPayout, refreshPayouts } from "./payments/payouts.ts";
import { importCosts, marginReport, previewCosts, readCostCoverage } from "./reports/costs.ts";
import { salesReport, samplesReport, stockReport } from "./reports/reports.ts";
import { taxReport } from "./reports/tax-report.ts";

export const booksRoutes = [
  handle(office.bookChecks, listBookChecks),
  handle(office.checkBooks, checkBooks),
  handle(office.payments, listPayments),
  handle(office.moneyBack, listMoneyBack),
  handle(office.payouts, listPayouts),
  handle(office.payout, readPayout),
  handle(office.refreshPayouts, refreshPayouts),
  handle(office.ageing, listAgeing),
  handle(office.accountingFiles, listTakings),
  handle(office.takeAccountingFile, takeFile),
  handle(office.compareBalances, compareBalances),
  handle(office.months, listMonths),
  handle(office.closeMonth, closeMonth),
  handle(office.journalFile, journalFile),
  handle(office.marginReport, marginReport),
  handle(office.previewCosts, previewCosts),
  handle(office.importCosts, importCosts),
  handle(office.costCoverage, readCostCoverage),
  handle(office.salesReport, salesReport),
  handle(office.samplesReport, samplesReport),
  handle(office.stockReport, stockReport),
  handle(office.taxReport, taxReport),
];
