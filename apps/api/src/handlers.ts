import { accountRoutes } from "./areas/account/index.ts";
import { auditRoutes } from "./areas/audit/index.ts";
import { bagRoutes } from "./areas/bag/index.ts";
import { bannerRoutes } from "./areas/banner/index.ts";
import { booksRoutes } from "./areas/books/index.ts";
import { catalogRoutes } from "./areas/catalog/index.ts";
import { checkoutRoutes } from "./areas/checkout/index.ts";
import { consentRoutes } from "./areas/consent/index.ts";
import { contentRoutes } from "./areas/content/index.ts";
import { customerFiles, customerRoutes } from "./areas/customer/index.ts";
import { customerDeskRoutes } from "./areas/customer-desk/index.ts";
import { documentFiles, documentRoutes } from "./areas/document/index.ts";
import { fulfillmentFiles, fulfillmentRoutes } from "./areas/fulfillment/index.ts";
import { galleryRoutes } from "./areas/gallery/index.ts";
import { ideaBookRoutes } from "./areas/ideabook/index.ts";
import { integrationRoutes } from "./areas/integration/index.ts";
import { invoiceRoutes } from "./areas/invoice/index.ts";
import { logRoutes } from "./areas/log/index.ts";
import { moveInRoutes } from "./areas/movein/index.ts";
import { phoneOrderRoutes } from "./areas/phone-order/index.ts";
import { pricingRoutes } from "./areas/pricing/index.ts";
import { privacyRoutes } from "./areas/privacy/index.ts";
import { productRoutes } from "./areas/product/index.ts";
import { quoteRoutes } from "./areas/quote/index.ts";
import { receiptRoutes } from "./areas/receipt/index.ts";
import { savedPaymentRoutes } from "./areas/saved-payment/index.ts";
import { settingsFiles, settingsRoutes } from "./areas/settings/index.ts";
import { slabsRoutes } from "./areas/slabs/index.ts";
import { staffRoutes } from "./areas/staff/index.ts";
import { statusRoutes } from "./areas/status/index.ts";
import { stockAlertRoutes } from "./areas/stock-alert/index.ts";
import { storeRoutes } from "./areas/store/index.ts";
import { storefrontRoutes } from "./areas/storefront/index.ts";
import { subscriptionsRoutes } from "./areas/subscriptions/index.ts";
import { suggestionsRoutes } from "./areas/suggestions/index.ts";
import { tagFiles, tagRoutes } from "./areas/tag/index.ts";
import { warehouseRoutes } from "./areas/warehouse/index.ts";
import { wishlistRoutes } from "./areas/wishlist/index.ts";

/** Every call with its verb. */
export const handlers = [
  ...accountRoutes,
  ...productRoutes,
  ...suggestionsRoutes,
  ...storefrontRoutes,
  ...storeRoutes,
  ...bagRoutes,
  ...ideaBookRoutes,
  ...wishlistRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...savedPaymentRoutes,
  ...documentRoutes,
  ...invoiceRoutes,
  ...quoteRoutes,
  ...privacyRoutes,
  ...subscriptionsRoutes,
  ...stockAlertRoutes,
  ...consentRoutes,
  ...contentRoutes,
  ...bannerRoutes,
  ...slabsRoutes,
  ...galleryRoutes,
  ...auditRoutes,
  ...staffRoutes,
  ...catalogRoutes,
  ...warehouseRoutes,
  ...fulfillmentRoutes,
  ...pricingRoutes,
  ...phoneOrderRoutes,
  ...settingsRoutes,
  ...customerDeskRoutes,
  ...booksRoutes,
  ...moveInRoutes,
  ...integrationRoutes,
  ...statusRoutes,
  ...receiptRoutes,
  ...tagRoutes,
  ...logRoutes,
];

/** Calls that return a file. */
export const fileHandlers = [...tagFiles, ...customerFiles, ...documentFiles, ...fulfillmentFiles, ...settingsFiles];
