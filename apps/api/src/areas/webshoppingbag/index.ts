export { toBagAnswer } from "./bag-answer.ts";
export { closeBag } from "./close-bag.ts";
export { lockBag, requireBag, requireOpenBag } from "./open-bag.ts";
export { readyForPickup } from "./pickup/pickup.rules.ts";
export { priceAtStores, type StorePrice } from "./pickup/price-at-stores.ts";
export { type PricedBag, type PricedLine, priceBag } from "./pricing/price-bag.ts";
export type { StoredBag } from "./stored-bag.ts";
export { updateBag } from "./webshoppingbag.repository.ts";
export { webshoppingbagRoutes } from "./webshoppingbag.routes.ts";
