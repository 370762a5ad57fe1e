export { contentRoutes } from "./content.routes.ts";
export { findStories } from "./find-stories.ts";
export { type EntryRow, selectEntryOf } from "./form.repository.ts";
export { createLexicons } from "./lexicons.ts";
export { titleOf } from "./story-text.ts";
