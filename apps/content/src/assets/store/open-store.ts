import { type BucketAccess, createBucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

export interface StoreSettings {
  /** The folder for files if there is no bucket. */
  folder: string;
  /** Null for a shop with its files in the folder. */
  bucket: BucketAccess | null;
}

export const openFileStore = ({ folder, bucket }: StoreSettings): FileStore =>
  bucket ? createBucketStore(bucket) : createFolderStore(folder);
