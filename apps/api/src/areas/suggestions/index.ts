export { suggestionsRoutes } from "./suggestions.routes.ts";
