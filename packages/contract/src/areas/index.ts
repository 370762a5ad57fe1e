/** Every area of the API by its name in URLs. */
export * as account from "./account.ts";
export * as banner from "./banner.ts";
export * as checkout from "./checkout.ts";
export * as content from "./content.ts";
export * as customer from "./customer.ts";
export * as log from "./log.ts";
export * as notificationpreference from "./notificationpreference.ts";
export * as office from "./office.ts";
export * as product from "./product.ts";
export * as slabs from "./slabs.ts";
export * as storefront from "./storefront.ts";
export * as storelocator from "./storelocator.ts";
export * as subscriptions from "./subscriptions.ts";
export * as suggestions from "./suggestions.ts";
export * as tag from "./tag.ts";
export * as webreceipt from "./webreceipt.ts";
export * as webshoppingbag from "./webshoppingbag.ts";
