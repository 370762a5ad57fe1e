export { contactPhone } from "./contact-phone.ts";
export { nearestStores } from "./nearest.rules.ts";
export { hoursOn, nextOpenDay, type Opening } from "./opening.rules.ts";
export { readPublishedStores, readStores } from "./read-stores.ts";
export { storeRoutes } from "./store.routes.ts";
export type { Store } from "./store.ts";
