export { selectProvinces, selectStorefronts } from "./storefront.repository.ts";
export { storefrontRoutes } from "./storefront.routes.ts";
export { readStorefronts, type Storefronts } from "./storefronts.ts";
