export { contentOfficeRoutes } from "./content.routes.ts";
export { callSpace, requireManager } from "./space.ts";
