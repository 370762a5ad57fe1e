import type { Migration } from "kysely/migration";
import { indexesOfReferences } from "./0139-indexes-of-references.ts";
import { sizesInTheCatalogSearch } from "./0140-sizes-in-the-catalog-search.ts";
import { paymentsThatWaitForTheirPayer } from "./0145-payments-that-wait-for-their-payer.ts";
import { packs } from "./0150-packs.ts";
import { brands } from "./0155-brands.ts";
import { savedBankAccounts } from "./0160-saved-bank-accounts.ts";
import { oldAddressesWithParameters } from "./0161-old-addresses-with-parameters.ts";
import { ownersOfImports } from "./0162-owners-of-imports.ts";
import { plannedPrices } from "./0170-planned-prices.ts";
import { itemsWithoutAPlannedPrice } from "./0175-items-without-a-planned-price.ts";
import { wetFloors } from "./0182-wet-floors.ts";
import { surfacesOfScenes } from "./0187-surfaces-of-scenes.ts";
import { spentPoints } from "./0200-spent-points.ts";
import { fileStore } from "./0210-file-store.ts";
import { contentOfStorefronts } from "./0220-content-of-storefronts.ts";
import { productSearch } from "./0230-product-search.ts";
import { openingInvoices } from "./0250-opening-invoices.ts";
import { moreMovedRecords } from "./0260-more-moved-records.ts";
import { movedOrders } from "./0261-moved-orders.ts";
import { apiKeys } from "./0280-api-keys.ts";
import { recordChanges } from "./0283-record-changes.ts";
import { webhooks } from "./0285-webhooks.ts";
import { factsOfItems } from "./0300-facts-of-items.ts";
import { accountingFiles } from "./0330-accounting-files.ts";
import { refundsOfMovedOrders } from "./0340-refunds-of-moved-orders.ts";
import { movesInTheOffice } from "./0350-moves-in-the-office.ts";
import { taxesOfOrders } from "./0360-taxes-of-orders.ts";
import { invitationsByTheShop } from "./0400-invitations-by-the-shop.ts";
import { giftCards } from "./0420-gift-cards.ts";
import { indexesOfGiftCards } from "./0421-indexes-of-gift-cards.ts";
import { mergedAccounts } from "./0422-merged-accounts.ts";
import { indexesOfMergedAccounts } from "./0423-indexes-of-merged-accounts.ts";
import { moreMovedKinds } from "./0424-more-moved-kinds.ts";
import { indexOfExternalIds } from "./0425-index-of-external-ids.ts";
import { movedSlabs } from "./0426-moved-slabs.ts";
import { upkeep } from "./0430-upkeep.ts";
import { idsOfItems } from "./0450-ids-of-orders-and-items.ts";
import { parallelRun } from "./0451-parallel-run.ts";
import { indexOfMergedTerms } from "./0452-index-of-merged-terms.ts";
import { moreRecordChanges } from "./0470-more-record-changes.ts";
import { movedQuotes } from "./0480-moved-quotes.ts";
import { indexesOfInvoices } from "./0481-indexes-of-invoices.ts";
import { soldOutCounts } from "./0490-sold-out-counts.ts";
import { storesOfChanges } from "./0491-stores-of-changes.ts";
import { accountingDrops } from "./0492-accounting-drops.ts";
import { returnsByCustomers } from "./0510-returns-by-customers.ts";
import { stockAlerts } from "./0520-stock-alerts.ts";
import { carrierBookings } from "./0530-carrier-bookings.ts";
import { canceledBookings } from "./0540-canceled-bookings.ts";
import { indexOfCanceledBookings } from "./0541-index-of-canceled-bookings.ts";
import { unpublishedStores } from "./0550-unpublished-stores.ts";
import { piecesOfBookings } from "./0570-pieces-of-bookings.ts";
import { freightBookings } from "./0571-freight-bookings.ts";
import { picturesOfDeliveries } from "./0572-pictures-of-deliveries.ts";
import { sumsOfTheLedger } from "./0580-sums-of-the-ledger.ts";
import { documentsOfDeliveries } from "./0590-documents-of-deliveries.ts";
import { baseline } from "./baseline/index.ts";

/** Every name before it is of an earlier migration. */
export const BASELINE = "0138-baseline";

/** The migrations of a new database, in order. Never edit one that has landed; write a new one. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  "0139-indexes-of-references": indexesOfReferences,
  "0140-sizes-in-the-catalog-search": sizesInTheCatalogSearch,
  "0145-payments-that-wait-for-their-payer": paymentsThatWaitForTheirPayer,
  "0150-packs": packs,
  "0155-brands": brands,
  "0160-saved-bank-accounts": savedBankAccounts,
  "0161-old-addresses-with-parameters": oldAddressesWithParameters,
  "0162-owners-of-imports": ownersOfImports,
  "0170-planned-prices": plannedPrices,
  "0175-items-without-a-planned-price": itemsWithoutAPlannedPrice,
  "0182-wet-floors": wetFloors,
  "0187-surfaces-of-scenes": surfacesOfScenes,
  "0200-spent-points": spentPoints,
  "0210-file-store": fileStore,
  "0220-content-of-storefronts": contentOfStorefronts,
  "0230-product-search": productSearch,
  "0250-opening-invoices": openingInvoices,
  "0260-more-moved-records": moreMovedRecords,
  "0261-moved-orders": movedOrders,
  "0280-api-keys": apiKeys,
  "0283-record-changes": recordChanges,
  "0285-webhooks": webhooks,
  "0300-facts-of-items": factsOfItems,
  "0330-accounting-files": accountingFiles,
  "0340-refunds-of-moved-orders": refundsOfMovedOrders,
  "0350-moves-in-the-office": movesInTheOffice,
  "0360-taxes-of-orders": taxesOfOrders,
  "0400-invitations-by-the-shop": invitationsByTheShop,
  "0420-gift-cards": giftCards,
  "0421-indexes-of-gift-cards": indexesOfGiftCards,
  "0422-merged-accounts": mergedAccounts,
  "0423-indexes-of-merged-accounts": indexesOfMergedAccounts,
  "0424-more-moved-kinds": moreMovedKinds,
  "0425-index-of-external-ids": indexOfExternalIds,
  "0426-moved-slabs": movedSlabs,
  "0430-upkeep": upkeep,
  "0450-ids-of-orders-and-items": idsOfItems,
  "0451-parallel-run": parallelRun,
  "0452-index-of-merged-terms": indexOfMergedTerms,
  "0470-more-record-changes": moreRecordChanges,
  "0480-moved-quotes": movedQuotes,
  "0481-indexes-of-invoices": indexesOfInvoices,
  "0490-sold-out-counts": soldOutCounts,
  "0491-stores-of-changes": storesOfChanges,
  "0492-accounting-drops": accountingDrops,
  "0510-returns-by-customers": returnsByCustomers,
  "0520-stock-alerts": stockAlerts,
  "0530-carrier-bookings": carrierBookings,
  "0540-canceled-bookings": canceledBookings,
  "0541-index-of-canceled-bookings": indexOfCanceledBookings,
  "0550-unpublished-stores": unpublishedStores,
  "0570-pieces-of-bookings": piecesOfBookings,
  "0571-freight-bookings": freightBookings,
  "0572-pictures-of-deliveries": picturesOfDeliveries,
  "0580-sums-of-the-ledger": sumsOfTheLedger,
  "0590-documents-of-deliveries": documentsOfDeliveries,
};
