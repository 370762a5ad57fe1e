export { phoneOrderRoutes } from "./phone-order.routes.ts";
