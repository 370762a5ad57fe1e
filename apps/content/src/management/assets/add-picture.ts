import type { Database } from "@azulejo/database";
import { contentTypes, isPicture, kindOfBytes } from "../../assets/file-kind.ts";
import { type FileStore, keyOfAsset } from "../../assets/store/file-store.ts";
import { Failure } from "../../http/failure.ts";
import { insertAsset, reserveAssetId } from "./asset.repository.ts";
import { cleanName } from "./asset-name.ts";
import type { StoredPicture } from "./copied-picture.repository.ts";
import { examineFile } from "./examine-file.ts";

export interface PictureStore {
  database: Database;
  files: FileStore;
  space: number;
}

/**
 * Stores a picture that was copied from another host, with its real size.
 * @returns the stored picture, or why the bytes can't be one
 */
export async function addPicture(
  { database, files, space }: PictureStore,
  source: string,
  bytes: Buffer,
): Promise<StoredPicture | { reason: string }> {
  const kind = kindOfBytes(bytes);
  if (!kind || !isPicture(kind)) return { reason: "is no picture of the kinds jpeg, png, webp, avif, gif" };
  try {
    const name = cleanName(`${stemOf(source)}.${kind}`);
    const { hash, width, height, color } = await examineFile(name, bytes);
    if (!width || !height) return { reason: "has no size" };
    const filename = `/assets/f/${space}/${width}x${height}/${hash}/${name}`;
    await files.put(keyOfAsset(space, hash), bytes);
    const id = await reserveAssetId(database.query);
    const file = { id, filename, name, hash, contentType: contentTypes[kind], contentLength: bytes.length, width, height, color };
    await insertAsset(database.query, space, file, { source }, new Date());
    return { address: filename, width, height, color };
  } catch (error) {
    if (error instanceof Failure) return { reason: (error.body as { error: string }).error.replace(/^file: /, "") };
    throw error;
  }
}

/** Returns the name that an address ends in, without its extension. */
const stemOf = (address: string): string => (new URL(address).pathname.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
