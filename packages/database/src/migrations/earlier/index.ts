import type { Migration } from "kysely/migration";
import { storefront } from "./0001-storefront.ts";
import { catalogue } from "./0002-catalogue.ts";
import { orders } from "./0003-orders.ts";
import { documents } from "./0004-documents.ts";
import { content } from "./0005-content.ts";
import { forms } from "./0006-forms.ts";
import { orderEvents } from "./0007-order-events.ts";
import { assets } from "./0008-assets.ts";
import { accounts } from "./0009-accounts.ts";
import { stockLedger } from "./0010-stock-ledger.ts";
import { timeZones } from "./0011-time-zones.ts";
import { nextBag } from "./0012-next-bag.ts";
import { moneyBack } from "./0013-money-back.ts";
import { refreshSuccessor } from "./0014-refresh-successor.ts";
import { accountsAsFirstLanded } from "./0015-accounts-as-first-landed.ts";
import { messageQueues } from "./0016-message-queues.ts";
import { formNames } from "./0017-form-names.ts";
import { settings } from "./0018-settings.ts";
import { office } from "./0019-office.ts";
import { importedCatalog } from "./0021-imported-catalog.ts";
import { contentTools } from "./0022-content-tools.ts";
import { americanNames } from "./0023-american-names.ts";
import { truePictures } from "./0024-true-pictures.ts";
import { versionAuthors } from "./0025-version-authors.ts";
import { lineFormats } from "./0026-line-formats.ts";
import { promotions } from "./0027-promotions.ts";
import { creditLines } from "./0028-credit-lines.ts";
import { agreedLots } from "./0029-agreed-lots.ts";
import { bankDebits } from "./0030-bank-debits.ts";
import { savedPayments } from "./0033-saved-payments.ts";
import { paymentRequests } from "./0034-payment-requests.ts";
import { paymentAuthorizations } from "./0035-payment-authorizations.ts";
import { customerChanges } from "./0036-customer-changes.ts";
import { orderDerivations } from "./0037-order-derivations.ts";
import { receiptsAndPickup } from "./0038-receipts-and-pickup.ts";
import { taxExemptions } from "./0039-tax-exemptions.ts";
import { deliveredQuotes } from "./0041-delivered-quotes.ts";
import { promiseSlips } from "./0042-promise-slips.ts";
import { textMessages } from "./0043-text-messages.ts";
import { roomsAndSampleLots } from "./0044-rooms-and-sample-lots.ts";
import { stockAdjustments } from "./0045-stock-adjustments.ts";
import { households } from "./0046-households.ts";
import { slabs } from "./0047-slabs.ts";
import { wishLists } from "./0050-wish-lists.ts";
import { gallery } from "./0051-gallery.ts";
import { ideaBooks } from "./0052-idea-books.ts";
import { slabLayouts } from "./0053-slab-layouts.ts";
import { orderLists } from "./0054-order-lists.ts";
import { invoiceTables } from "./0055-invoices.ts";
import { itemKeys } from "./0056-item-keys.ts";
import { orderSearch } from "./0057-order-search.ts";
import { salesQuotes } from "./0058-sales-quotes.ts";
import { connections } from "./0059-connections.ts";
import { ownPrices } from "./0060-own-prices.ts";
import { approvals } from "./0061-approvals.ts";
import { largeLists } from "./0062-large-lists.ts";
import { auditLog } from "./0063-audit-log.ts";
import { staffRoles } from "./0064-staff-roles.ts";
import { officeOrderSearch } from "./0070-office-order-search.ts";
import { phoneOrders } from "./0071-phone-orders.ts";
import { returnsAndNotes } from "./0072-returns-and-notes.ts";
import { officeCustomers } from "./0073-office-customers.ts";
import { lotExchanges } from "./0074-lot-exchanges.ts";
import { containersTransfersCounts } from "./0090-containers-transfers-counts.ts";
import { books } from "./0091-books.ts";
import { priceHistory } from "./0092-price-history.ts";
import { staffSignIns } from "./0093-staff-sign-ins.ts";
import { staffSecondFactor } from "./0094-staff-second-factor.ts";
import { catalogueSearch } from "./0097-catalogue-search.ts";
import { scheduledProducts } from "./0098-scheduled-products.ts";
import { formEntries } from "./0107-form-entries.ts";
import { contentReleases } from "./0108-content-releases.ts";
import { customerViews } from "./0109-customer-views.ts";
import { staffPasskeys } from "./0110-staff-passkeys.ts";
import { privacyRequests } from "./0111-privacy-requests.ts";
import { legalTextReviews } from "./0112-legal-text-reviews.ts";
import { croppedPictures } from "./0115-cropped-pictures.ts";
import { catalogueImports } from "./0116-catalogue-imports.ts";
import { phonePayments } from "./0120-phone-payments.ts";
import { replacements } from "./0121-replacements.ts";
import { payouts } from "./0122-payouts.ts";
import { itemCosts } from "./0123-item-costs.ts";
import { searchCounts } from "./0124-search-counts.ts";
import { deletedAssets } from "./0126-deleted-assets.ts";
import { stockReservations } from "./0128-stock-reservations.ts";
import { slabStock } from "./0129-slab-stock.ts";
import { officeLists } from "./0131-office-lists.ts";
import { catalogueRows } from "./0132-catalogue-rows.ts";
import { privacyRequestsOfPeople } from "./0134-privacy-requests-of-people.ts";
import { questionsAboutOrders } from "./0135-questions-about-orders.ts";
import { storedColors } from "./0136-stored-colors.ts";
import { fixedSearchPaths } from "./0137-fixed-search-paths.ts";

/** The migrations from before the baseline, for databases that have begun with them. None is added any more. */
export const earlier: Record<string, Migration> = {
  "0001-storefront": storefront,
  "0002-catalogue": catalogue,
  "0003-orders": orders,
  "0004-documents": documents,
  "0005-content": content,
  "0006-forms": forms,
  "0007-order-events": orderEvents,
  "0008-assets": assets,
  "0009-accounts": accounts,
  "0010-stock-ledger": stockLedger,
  "0011-time-zones": timeZones,
  "0012-next-bag": nextBag,
  "0013-money-back": moneyBack,
  "0014-refresh-successor": refreshSuccessor,
  "0015-accounts-as-first-landed": accountsAsFirstLanded,
  "0016-message-queues": messageQueues,
  "0017-form-names": formNames,
  "0018-settings": settings,
  "0019-office": office,
  "0021-imported-catalog": importedCatalog,
  "0022-content-tools": contentTools,
  "0023-american-names": americanNames,
  "0024-true-pictures": truePictures,
  "0025-version-authors": versionAuthors,
  "0026-line-formats": lineFormats,
  "0027-promotions": promotions,
  "0028-credit-lines": creditLines,
  "0029-agreed-lots": agreedLots,
  "0030-bank-debits": bankDebits,
  "0033-saved-payments": savedPayments,
  "0034-payment-requests": paymentRequests,
  "0035-payment-authorizations": paymentAuthorizations,
  "0036-customer-changes": customerChanges,
  "0037-order-derivations": orderDerivations,
  "0038-receipts-and-pickup": receiptsAndPickup,
  "0039-tax-exemptions": taxExemptions,
  "0041-delivered-quotes": deliveredQuotes,
  "0042-promise-slips": promiseSlips,
  "0043-text-messages": textMessages,
  "0044-rooms-and-sample-lots": roomsAndSampleLots,
  "0045-stock-adjustments": stockAdjustments,
  "0046-households": households,
  "0047-slabs": slabs,
  "0050-wish-lists": wishLists,
  "0051-gallery": gallery,
  "0052-idea-books": ideaBooks,
  "0053-slab-layouts": slabLayouts,
  "0054-order-lists": orderLists,
  "0055-invoices": invoiceTables,
  "0056-item-keys": itemKeys,
  "0057-order-search": orderSearch,
  "0058-sales-quotes": salesQuotes,
  "0059-connections": connections,
  "0060-own-prices": ownPrices,
  "0061-approvals": approvals,
  "0062-large-lists": largeLists,
  "0063-audit-log": auditLog,
  "0064-staff-roles": staffRoles,
  "0070-office-order-search": officeOrderSearch,
  "0071-phone-orders": phoneOrders,
  "0072-returns-and-notes": returnsAndNotes,
  "0073-office-customers": officeCustomers,
  "0074-lot-exchanges": lotExchanges,
  "0090-containers-transfers-counts": containersTransfersCounts,
  "0091-books": books,
  "0092-price-history": priceHistory,
  "0093-staff-sign-ins": staffSignIns,
  "0094-staff-second-factor": staffSecondFactor,
  "0097-catalogue-search": catalogueSearch,
  "0098-scheduled-products": scheduledProducts,
  "0107-form-entries": formEntries,
  "0108-content-releases": contentReleases,
  "0109-customer-views": customerViews,
  "0110-staff-passkeys": staffPasskeys,
  "0111-privacy-requests": privacyRequests,
  "0112-legal-text-reviews": legalTextReviews,
  "0115-cropped-pictures": croppedPictures,
  "0116-catalogue-imports": catalogueImports,
  "0120-phone-payments": phonePayments,
  "0121-replacements": replacements,
  "0122-payouts": payouts,
  "0123-item-costs": itemCosts,
  "0124-search-counts": searchCounts,
  "0126-deleted-assets": deletedAssets,
  "0128-stock-reservations": stockReservations,
  "0129-slab-stock": slabStock,
  "0131-office-lists": officeLists,
  "0132-catalogue-rows": catalogueRows,
  "0134-privacy-requests-of-people": privacyRequestsOfPeople,
  "0135-questions-about-orders": questionsAboutOrders,
  "0136-stored-colors": storedColors,
  "0137-fixed-search-paths": fixedSearchPaths,
};
