export type { ISbStoryData as Story } from "storyblok-js-client";
export {
  type ContentManager,
  ContentRefused,
  type ManagementCall,
  openContentManager,
} from "./content-manager.ts";
export { type ContentAccess, type ContentReader, openContentReader, type StoryList, type StoryQuery } from "./content-reader.ts";
export { PREVIEW_MAX_AGE_SECONDS, previewAddress, previewSignature } from "./preview-signature.ts";
