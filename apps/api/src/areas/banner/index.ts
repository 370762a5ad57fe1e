export { bannerRoutes } from "./banner.routes.ts";
