export { phoneorderRoutes } from "./phoneorder.routes.ts";
