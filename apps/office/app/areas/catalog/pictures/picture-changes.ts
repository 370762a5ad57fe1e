import type { ProductPicture, StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";

/** A change to a product's pictures. It is a function, so that it can be applied again to what somebody else has saved in the meantime. */
export type PictureChange = (pictures: readonly ProductPicture[]) => readonly ProductPicture[];

/** Adds a picture at the end; one that already exists keeps its place. */
export const adding =
  (stored: StoredPicture): PictureChange =>
  (pictures) =>
    pictures.some(({ address }) => address === stored.address)
      ? pictures
      : [
          ...pictures,
          {
            ...{ ...stored, kind: "photo", altEn: "", altEs: "", size: null },
            ...{ extentMm: null, cellMm: null, rowMm: null, croppedFrom: null },
          },
        ];

export const removing =
  (address: string): PictureChange =>
  (pictures) =>
    pictures.filter((one) => one.address !== address);

export const changing =
  (address: string, part: Partial<ProductPicture>): PictureChange =>
  (pictures) =>
    pictures.map((one) => (one.address === address ? { ...one, ...part } : one));

/** Sorts pictures in the order of these addresses; those not named come after the others. */
export const ordering =
  (addresses: readonly string[]): PictureChange =>
  (pictures) => {
    const place = ({ address }: ProductPicture) => (addresses.includes(address) ? addresses.indexOf(address) : addresses.length);
    return [...pictures].sort((one, other) => place(one) - place(other));
  };

/** A rectangle in pixels of the whole picture. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the whole picture from which a part was cropped; itself if it isn't cropped. */
export const originalOf = ({ address, width, height, croppedFrom }: ProductPicture) => croppedFrom ?? { address, width, height };

/** Returns which part of the whole picture is shown. */
export const partOf = ({ width, height, croppedFrom }: ProductPicture): Rectangle => ({
  left: croppedFrom?.left ?? 0,
  top: croppedFrom?.top ?? 0,
  width,
  height,
});

/** Shows another part of a picture, which the shop has cropped, or the whole. The real size that it shows is adjusted. */
export function cropping(
  picture: ProductPicture,
  cut: StoredPicture | null,
  { left, top }: Pick<Rectangle, "left" | "top">,
): PictureChange {
  const { address, width, height } = originalOf(picture);
  const shown = cut ?? { address, width, height, color: picture.color };
  const { extentMm } = picture;
  const scale = (length: number, pixels: number, before: number) => Math.max(1, Math.round((length * pixels) / before));
  return changing(picture.address, {
    ...shown,
    extentMm: extentMm && {
      w: scale(extentMm.w, shown.width, picture.width),
      h: scale(extentMm.h, shown.height, picture.height),
    },
    croppedFrom: cut && { address, width, height, left, top },
  });
}
