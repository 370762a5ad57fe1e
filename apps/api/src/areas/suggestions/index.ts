export { createSearchTally } from "./searches/create-search-tally.ts";
export { forgetSearches } from "./searches/forget-searches.ts";
export { addSearches } from "./searches/search-count.repository.ts";
export { writeSearches } from "./searches/write-searches.ts";
export { suggestionsRoutes } from "./suggestions.routes.ts";
