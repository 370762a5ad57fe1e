export { contentRoutes } from "./content.routes.ts";
export { findStories, findStoriesById } from "./find-stories.ts";
export { type EntryRow, selectEntryOf } from "./form.repository.ts";
export { toFoundStory } from "./found-story.ts";
export { createLexicons } from "./lexicons.ts";
export { titleOf } from "./story-text.ts";
