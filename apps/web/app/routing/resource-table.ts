// @bundle shell
/** Addresses that return data or accept a form, and are never pages; they are always below a language. */
export const resourceTable = [
  { id: "suggestions", path: "suggestions", file: "areas/suggestions/suggestions.resource.ts" },
  { id: "store-opening", path: "store-opening", file: "areas/store/store-opening.resource.ts" },
  { id: "places", path: "places", file: "areas/store/places.resource.ts" },
  { id: "menu-data", path: "menu-data", file: "shell/menu/menu.resource.ts" },
  { id: "my-store", path: "my-store", file: "areas/store/my-store.resource.ts" },
  { id: "session", path: "account/session", file: "areas/account/session/session.resource.ts" },
  { id: "customer-view", path: "account/view", file: "areas/account/session/view.resource.ts" },
  { id: "logout", path: "account/logout", file: "areas/account/session/logout.resource.ts" },
  { id: "send-proof", path: "account/sendproof", file: "areas/account/email/send-proof.resource.ts" },
  { id: "passkey-login", path: "account/passkeylogin", file: "areas/account/passkey/passkey-login.resource.ts" },
  { id: "add-passkey", path: "account/addpasskey", file: "areas/account/passkey/add-passkey.resource.ts" },
  { id: "hide-prices", path: "account/hideprices", file: "areas/account/own-data/hide-prices.resource.ts" },
  { id: "export-data", path: "account/export", file: "areas/account/own-data/export.resource.ts" },
  { id: "account-document", path: "account/document", file: "areas/customer/document.resource.ts" },
  { id: "invoices-csv", path: "account/invoices.csv", file: "areas/customer/invoices/invoices-csv.resource.ts" },
  { id: "quotes-csv", path: "account/quotes.csv", file: "areas/customer/quotes/quotes-csv.resource.ts" },
  { id: "orders-csv", path: "account/orders.csv", file: "areas/customer/orders/orders-csv.resource.ts" },
  { id: "arrivals", path: "arrivals", file: "areas/product/arrivals.resource.ts" },
  { id: "samples", path: "samples", file: "areas/product/samples/samples.resource.ts" },
  { id: "availability", path: "availability", file: "areas/product/availability.resource.ts" },
  { id: "receive", path: "receive", file: "areas/product/receive.resource.ts" },
  { id: "delivered-price", path: "delivered-price", file: "areas/delivery/delivered-price.resource.ts" },
  { id: "delivery-zip", path: "delivery-zip", file: "areas/delivery/delivery-zip.resource.ts" },
  { id: "product-cards", path: "product-cards", file: "areas/product/cards.resource.ts" },
  { id: "content-form", path: "content-form", file: "areas/content/form/form.resource.ts" },
  { id: "tag-items", path: "tag-items", file: "areas/tag/tag-items.resource.ts" },
  { id: "privacy-signal", path: "privacy-signal", file: "areas/tag/privacy-signal.resource.ts" },
  { id: "rss", path: "blog/rss.xml", file: "areas/content/feed/rss.resource.ts" },
  { id: "json-feed", path: "blog/feed.json", file: "areas/content/feed/json-feed.resource.ts" },
  { id: "open-search", path: "opensearch.xml", file: "areas/suggestions/open-search.resource.ts" },
  { id: "llms", path: "llms.txt", file: "areas/content/llms/llms.resource.ts" },
  { id: "log", path: "log", file: "areas/log/log.resource.ts" },
];

/** Resources for other services at a fixed address without language. */
export const neutralResources = [
  { id: "external-return", path: "external-return", file: "areas/account/external/external-return.resource.ts" },
  { id: "llms", path: "llms.txt", file: "areas/content/llms/llms.resource.ts" },
];
