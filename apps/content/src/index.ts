export { type Assets, createAssets } from "./assets/assets.ts";
export type { FileStore } from "./assets/store/file-store.ts";
export { createFolderStore } from "./assets/store/folder-store.ts";
export { openFileStore, type StoreSettings } from "./assets/store/open-store.ts";
export { matchStore } from "./assets/store/store-identity.ts";
export { type Content, type ContentOptions, createContent } from "./content.ts";
export { type StoredPicture, selectCopiedPictures, selectSpaceId } from "./management/assets/copied-picture.repository.ts";
export type { PublicChange } from "./snapshot/follow-content.ts";
export { createSpace, type NewSpace } from "./space/create-space.repository.ts";
