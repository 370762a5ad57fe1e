import { type CopyPictures, ImportError } from "@azulejo/api/areas/catalog/index.ts";
import { type FileStore, selectCopiedPictures, selectSpaceId } from "@azulejo/content";
import { addPicture, type PictureStore } from "@azulejo/content/management/assets/add-picture.ts";
import type { Database } from "@azulejo/database";
import { DownloadError, type DownloadOptions, download } from "./download.ts";

/** Maximum number of parallel downloads. */
const AT_ONCE = 6;

/**
 * Creates a function that downloads pictures that the asset store doesn't have, and stores them.
 * @throws ImportError without a content space to store them in
 */
export async function openPictureCopier(database: Database, files: FileStore, options: DownloadOptions): Promise<CopyPictures> {
  const space = await selectSpaceId(database.query);
  if (space === null) throw new ImportError("There is no content space to store pictures in. Start the shop once.");
  const store: PictureStore = { database, files, space };
  return async (addresses) => {
    const copied: Awaited<ReturnType<CopyPictures>> = new Map(await selectCopiedPictures(database.query, space, addresses));
    const missing = [...new Set(addresses)].filter((address) => !copied.has(address));
    for (let start = 0; start < missing.length && !options.signal.aborted; start += AT_ONCE) {
      const group = missing.slice(start, start + AT_ONCE);
      await Promise.all(group.map(async (address) => void copied.set(address, await copy(store, address, options))));
    }
    return copied;
  };
}

async function copy(store: PictureStore, address: string, options: DownloadOptions) {
  try {
    return await addPicture(store, address, await download(address, options));
  } catch (error) {
    if (error instanceof DownloadError) return { reason: error.message };
    throw error;
  }
}
