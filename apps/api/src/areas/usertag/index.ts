export { usertagRoutes } from "./usertag.routes.ts";
