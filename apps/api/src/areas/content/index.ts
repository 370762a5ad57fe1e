export { contentRoutes } from "./content.routes.ts";
export { findStories, findStoriesById } from "./find-stories.ts";
export { type EntryRow, selectEntryOf } from "./form.repository.ts";
export { forgetFormEntries } from "./form-entries/forget-form-entries.ts";
export { REDIRECTS } from "./get-redirect.ts";
export { createLexicons, phrasesOf, searchWords } from "./lexicons.ts";
export {
  isHome,
  isSamePath,
  type RedirectEntry,
  type RedirectFault,
  redirectFault,
  redirectParameters,
  traceRedirect,
} from "./redirect.rules.ts";
export { openRedirectList, type RedirectList } from "./redirects/redirect-list.ts";
export { toEntry } from "./redirects/stored-redirects.ts";
export { refusalOfPicture } from "./staff/assets/refusal-of-picture.ts";
export {
  authorOf,
  countOtherApprovers,
  type ManagedStory,
  openPictureStore,
  previewsOf,
  requireManager,
  type StoredRelease,
  type StorePicture,
  selectNewestReleases,
  sendFile,
  sweepReleases,
  toRelease,
} from "./staff/index.ts";
export { toStoryResult } from "./story-result.ts";
export { titleOf } from "./story-text.ts";
