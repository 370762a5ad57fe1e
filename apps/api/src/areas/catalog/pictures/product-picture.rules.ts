import { createHash } from "node:crypto";
import type { ProductPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";

/** Returns a hash that changes with any change of the list of pictures. */
export const revisionOf = (pictures: readonly ProductPicture[]): string =>
  createHash("sha256")
    .update(JSON.stringify(pictures.map((picture) => Object.entries(picture).sort(([one], [other]) => (one < other ? -1 : 1)))))
    .digest("base64url")
    .slice(0, 16);

/** Returns a list of pictures in the format of the audit log. */
export const asRecorded = (pictures: readonly ProductPicture[]): { pictures: string[] } => ({
  pictures: pictures.map(({ address, kind, altEn, altEs, size, extentMm }) =>
    [address, kind, size, extentMm && `${extentMm.w} × ${extentMm.h} mm`, altEn, altEs].filter(Boolean).join(" · "),
  ),
});

export const hasTwice = (pictures: readonly ProductPicture[]): boolean =>
  new Set(pictures.map(({ address }) => address)).size < pictures.length;
