export { type Assets, createAssets } from "./assets/assets.ts";
export { type Content, type ContentOptions, createContent } from "./content.ts";
export { type StoredPicture, selectCopiedPictures, selectSpaceId } from "./management/assets/copied-picture.repository.ts";
export type { PublicChange } from "./snapshot/follow-content.ts";
export { createSpace, type NewSpace } from "./space/create-space.repository.ts";
