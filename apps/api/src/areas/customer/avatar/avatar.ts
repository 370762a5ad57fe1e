import { randomBytes } from "node:crypto";
import { customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { pictureKind } from "../../../domain/pictures/picture-kind.ts";
import type { FileReader } from "../../../http/file-handler.ts";
import { avatarAddress } from "../../../session/auth-token.ts";
import { lockAccount } from "../../account/index.ts";
import { replaceAvatar, selectAvatar } from "./avatar.repository.ts";

/** The side of the displayed picture, in pixels. */
const SIDE = 256;
const QUALITY = 82;
export const MAX_MEGAPIXELS = 40;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

/**
 * Returns the center of a photo, upright, as WebP. Only pixels are stored; camera metadata such as places, names and thumbnails is dropped.
 * @returns null if it is not a picture, is broken, or has too many pixels
 */
export async function makeAvatar(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!pictureKind(bytes)) return null;
  try {
    const { default: sharp } = await import("sharp");
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .toColorspace("srgb")
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

export const readAvatar: FileReader<typeof customer.avatar> = ({ database }, { key }) => selectAvatar(database.query, key);

const KEY_BYTES = 24;
const MAX_MEGABYTES = Math.floor((customer.changeAvatar.bodyBytes ?? 0) / 1_000_000);

/** Gives every picture its own unguessable address; the previous one stops working. */
export const changeAvatar: Verb<typeof customer.changeAvatar> = async (context, { file }) => {
  const { accountId } = requireSession(context);
  const data = file && (await makeAvatar(file));
  if (file && !data) throw new ShopError("customer_avatar_invalid", { limit: MAX_MEGABYTES, pixels: MAX_MEGAPIXELS });
  const picture = data && { data, key: randomBytes(KEY_BYTES).toString("base64url"), createdAt: context.now() };
  await inTransaction(context, async ({ query }) => {
    await lockAccount(query, accountId);
    await replaceAvatar(query, accountId, picture);
  });
  return { avatar: picture && avatarAddress(picture.key) };
};
