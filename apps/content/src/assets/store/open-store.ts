import { type BucketAccess, createBucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

export interface StoreSettings {
  /** Holds the files of a shop without a bucket. */
  folder: string;
  /** Null for a shop that keeps its files in the folder. */
  bucket: BucketAccess | null;
}

export const openFileStore = ({ folder, bucket }: StoreSettings): FileStore =>
  bucket ? createBucketStore(bucket) : createFolderStore(folder);
