export { type ShopFigures, selectShopFigures } from "./shop-figures.repository.ts";
export { statusRoutes } from "./status.routes.ts";
