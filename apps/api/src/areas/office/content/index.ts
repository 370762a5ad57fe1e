export { sendFile } from "./assets/send-file.ts";
export { contentOfficeRoutes } from "./content.routes.ts";
export { authorOf, countOtherApprovers } from "./legal/legal-text.ts";
export { previewsOf } from "./read-stories.ts";
export { type StoredRelease, selectNewestReleases } from "./releases/release.repository.ts";
export { toRelease } from "./releases/release-shape.rules.ts";
export { sweepReleases } from "./releases/sweep-releases.ts";
export { callSpace, readManagedStory, requireManager } from "./space.ts";
export type { ManagedStory } from "./space-shapes.ts";
