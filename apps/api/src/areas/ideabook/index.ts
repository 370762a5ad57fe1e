export { ideaBookRoutes } from "./ideabook.routes.ts";
