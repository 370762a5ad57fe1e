export { listServedStates } from "./get-state-provinces.ts";
export { selectPostalRanges, selectProvinces, selectStorefrontPicture, selectStorefronts } from "./storefront.repository.ts";
export { storefrontRoutes } from "./storefront.routes.ts";
export { addressOfStorefront, hostsOf } from "./storefront-address.ts";
export { findStorefront, identifyStorefront, listStorefronts } from "./storefronts.ts";
