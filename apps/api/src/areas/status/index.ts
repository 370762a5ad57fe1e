export { countSoldOut } from "./count-sold-out.ts";
export { outsideServices } from "./outside-services.ts";
export { type ShopFigures, selectShopFigures } from "./shop-figures.repository.ts";
export { statusRoutes } from "./status.routes.ts";
