export { bannerRoutes } from "./banner.routes.ts";
export { bannerTime } from "./banner.rules.ts";
