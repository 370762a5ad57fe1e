import { ShopError } from "@azulejo/contract";
import { MAX_PICTURE_MB, type StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import type { Context } from "../../../context.ts";
import { nameOf, pictureOfAsset } from "../../../domain/pictures/picture-address.rules.ts";
import { pictureKind } from "../../../domain/pictures/picture-kind.ts";
import { refusalOfPicture, requireManager, sendFile } from "../../content/index.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Stores a picture in the content system, which reads its size and decodes it before it keeps it.
 * @param name the file's name, of which only letters and digits are kept; its ending follows its bytes
 * @throws office_content_off, office_picture_kind, office_picture_large, office_picture_pixels, office_picture_broken
 */
export async function storePicture(context: Context, bytes: Uint8Array, name: string): Promise<StoredPicture> {
  requireManager(context);
  const kind = pictureKind(bytes);
  if (!kind) throw new ShopError("office_picture_kind");
  if (bytes.length > MAX_PICTURE_MB * MEGABYTE) throw new ShopError("office_picture_large", { limit: MAX_PICTURE_MB });
  try {
    const asset = await sendFile(context, { bytes, filename: nameOf(name, kind), mediaType: `image/${kind}` });
    const color = asset.meta_data?.color;
    const stored = pictureOfAsset(asset.filename, context.filesUrl, typeof color === "string" ? color : null);
    if (!stored) throw new ShopError("office_picture_broken");
    return stored;
  } catch (error) {
    throw refusalOfPicture(error);
  }
}
