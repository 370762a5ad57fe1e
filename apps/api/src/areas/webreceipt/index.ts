export { webreceiptRoutes } from "./webreceipt.routes.ts";
