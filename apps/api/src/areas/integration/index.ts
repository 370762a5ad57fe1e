export { forgetChanges } from "./changes/place-changes.ts";
export { integrationRoutes } from "./integration.routes.ts";
