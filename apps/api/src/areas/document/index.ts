export { documentFiles, documentRoutes } from "./document.routes.ts";
