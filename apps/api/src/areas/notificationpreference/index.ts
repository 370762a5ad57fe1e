export { notificationpreferenceRoutes } from "./notificationpreference.routes.ts";
