import type { ProductPicture, StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";

/** A change of a product's pictures. It is a function, so that it can be made again on what somebody else has saved meanwhile. */
export type PictureChange = (pictures: readonly ProductPicture[]) => readonly ProductPicture[];

/** Adds a picture at the end; one that is there already stays where it is. */
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

/** Puts pictures into the order of these addresses; those that aren't named stay behind the others. */
export const ordering =
  (addresses: readonly string[]): PictureChange =>
  (pictures) => {
    const place = ({ address }: ProductPicture) => (addresses.includes(address) ? addresses.indexOf(address) : addresses.length);
    return [...pictures].sort((one, other) => place(one) - place(other));
  };

/** A rectangle in the pixels of the whole picture. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the whole picture that one was cut from, itself if it is whole. */
export const originalOf = ({ address, width, height, croppedFrom }: ProductPicture) => croppedFrom ?? { address, width, height };

/** Returns which part of the whole picture is shown. */
export const partOf = ({ width, height, croppedFrom }: ProductPicture): Rectangle => ({
  left: croppedFrom?.left ?? 0,
  top: croppedFrom?.top ?? 0,
  width,
  height,
});

/** Shows another part of a picture, which the shop has cut, or the whole. The real size that it shows grows and shrinks with it. */
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
