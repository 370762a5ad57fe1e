import type { ContentManager } from "@azulejo/content-client";
import { nameOf, pictureOfAsset } from "../../../../domain/pictures/picture-address.rules.ts";
import { pictureKind } from "../../../../domain/pictures/picture-kind.ts";
import { sendFile } from "./send-file.ts";

/** Stores a picture for a command or job. @returns its address, without the shop's own origin @throws ContentRefused */
export type StorePicture = (bytes: Uint8Array, name: string) => Promise<string>;

export const openPictureStore =
  (contentManager: ContentManager): StorePicture =>
  async (bytes, name) => {
    const kind = pictureKind(bytes);
    if (!kind) throw new Error(`${name} is no picture`);
    const { filename } = await sendFile({ contentManager }, { bytes, filename: nameOf(name, kind), mediaType: `image/${kind}` });
    // The content system's own addresses begin with the shop's origin, whatever that is; the vendor's stay as they are.
    const stored =
      pictureOfAsset(filename, new URL(filename, "https://localhost").href, null) ?? pictureOfAsset(filename, "https://localhost", null);
    if (!stored) throw new Error(`${name} has no size`);
    return stored.address;
  };
