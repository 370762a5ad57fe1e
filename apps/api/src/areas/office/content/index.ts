export { sendFile } from "./assets/send-file.ts";
export { contentOfficeRoutes } from "./content.routes.ts";
export { sweepReleases } from "./releases/sweep-releases.ts";
export { callSpace, requireManager } from "./space.ts";
