export { pricingRoutes } from "./pricing.routes.ts";
