import { tidyAccounts } from "../areas/account/index.ts";
import { checkBooksDaily, readPayouts, sumLedger } from "../areas/books/index.ts";
import { forgetUnusedImports } from "../areas/catalog/index.ts";
import {
  sweepBankDebits,
  sweepInvoicePayments,
  sweepMoneyBack,
  sweepOrders,
  sweepRequestPayments,
  sweepUnpaidOrders,
} from "../areas/checkout/index.ts";
import { forgetFormEntries, sweepReleases } from "../areas/content/index.ts";
import { sweepBookings, sweepDelays, sweepProofs, sweepTracking } from "../areas/fulfillment/index.ts";
import { exchangeAccounting, forgetOldChanges, sweepChanges } from "../areas/integration/index.ts";
import { forgetUnstartedMoves } from "../areas/movein/index.ts";
import { forgetPrivacyRequests } from "../areas/privacy/index.ts";
import { removeOldLayouts, sweepSlabHolds } from "../areas/slabs/index.ts";
import { countSoldOut } from "../areas/status/index.ts";
import { forgetStockAlerts, sweepStockAlerts } from "../areas/stock-alert/index.ts";
import { forgetSearches } from "../areas/suggestions/index.ts";
import { forgetReservations, sweepReservations } from "../areas/warehouse/index.ts";
import type { Services } from "../context.ts";
import type { Job } from "./jobs.ts";
import { deleteExpired } from "./tidy.repository.ts";

export function completeJobs(services: Services): Job[] {
  return [
    { name: "checkout-sweep", cron: "* * * * *", run: async () => void (await sweepOrders(services)) },
    { name: "bank-debit-sweep", cron: "23 * * * *", run: async () => void (await sweepBankDebits(services)) },
    { name: "payment-link-sweep", cron: "* * * * *", run: async () => void (await sweepRequestPayments(services)) },
    { name: "invoice-payment-sweep", cron: "* * * * *", run: async () => void (await sweepInvoicePayments(services)) },
    { name: "money-back-sweep", cron: "*/10 * * * *", run: async () => void (await sweepMoneyBack(services)) },
    { name: "unpaid-order-sweep", cron: "19 * * * *", run: () => sweepUnpaidOrders(services) },
    { name: "delay-sweep", cron: "*/5 * * * *", run: async () => void (await sweepDelays(services)) },
    { name: "carrier-booking-sweep", cron: "*/2 * * * *", run: async () => void (await sweepBookings(services)) },
    { name: "carrier-tracking-sweep", cron: "3,33 * * * *", run: async () => void (await sweepTracking(services)) },
    { name: "delivery-picture-sweep", cron: "*/2 * * * *", run: async () => void (await sweepProofs(services)) },
    { name: "slab-layout-sweep", cron: "41 4 * * *", run: () => removeOldLayouts(services) },
    { name: "slab-hold-sweep", cron: "* * * * *", run: async () => void (await sweepSlabHolds(services)) },
    { name: "stock-alert-sweep", cron: "* * * * *", run: async () => void (await sweepStockAlerts(services, { isWhole: false })) },
    { name: "stock-alert-round", cron: "27 * * * *", run: async () => void (await sweepStockAlerts(services, { isWhole: true })) },
    { name: "forget-stock-alerts", cron: "39 9 * * *", run: () => forgetStockAlerts(services) },
    { name: "sold-out-count", cron: "*/5 * * * *", run: () => countSoldOut(services) },
    { name: "reservation-sweep", cron: "*/5 * * * *", run: () => sweepReservations(services) },
    { name: "accounting-exchange", cron: "23 * * * *", run: () => exchangeAccounting(services) },
    { name: "ledger-sum", cron: "*/5 * * * *", run: () => sumLedger(services) },
    { name: "payout-read", cron: "7 10 * * *", run: () => readPayouts(services) },
    { name: "book-check", cron: "37 10 * * *", run: () => checkBooksDaily(services) },
    { name: "content-release-sweep", cron: "* * * * *", run: () => sweepReleases(services) },
    { name: "catalog-import-sweep", cron: "* * * * *", run: async () => services.importWork.wake(services) },
    { name: "form-entry-sweep", cron: "7 9 * * *", run: () => forgetFormEntries(services) },
    { name: "search-sweep", cron: "13 9 * * *", run: () => forgetSearches(services) },
    { name: "privacy-request-sweep", cron: "11 9 * * *", run: () => forgetPrivacyRequests(services) },
    { name: "forget-reservations", cron: "13 9 * * *", run: () => forgetReservations(services) },
    { name: "forget-changes", cron: "31 9 * * *", run: () => forgetOldChanges(services) },
    { name: "change-sweep", cron: "* * * * *", run: () => sweepChanges(services) },
    { name: "forget-imports", cron: "29 9 * * *", run: () => forgetUnusedImports(services) },
    { name: "forget-moves", cron: "33 9 * * *", run: () => forgetUnstartedMoves(services) },
    { name: "tidy", cron: "17 9 * * *", run: () => deleteExpired(services.database.query) },
    { name: "tidy-accounts", cron: "37 9 * * *", run: () => tidyAccounts(services.database.query, services.now()) },
  ];
}
