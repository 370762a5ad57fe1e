import type { Picture } from "@azulejo/contract";
import { useEffect, useState } from "react";
import { isForeign } from "../image-address.ts";
import { CLOSE_QUALITY, type Crop, variantAddress } from "../picture-rules.ts";

/** A picture that the browser has loaded. */
interface LoadedPicture {
  address: string;
  /** Width in pixels of the visible part. */
  width: number;
  /** Whether it is the whole original, which has to be cropped. */
  isMaster: boolean;
}

/**
 * Returns the sharpest picture that has loaded, and loads a sharper one in the background if a larger width is needed.
 * @param first address of the picture that the page already shows; null if none
 * @param wanted the width needed in pixels; null if unknown
 */
export function useSharpest(picture: Picture, crop: Crop | null, first: string | null, wanted: number | null): LoadedPicture | null {
  const [shown, setShown] = useState<LoadedPicture | null>(null);
  const width = wanted !== null && (shown === null || shown.width < wanted) ? wanted : null;
  const address = width === null ? null : addressAt(picture, crop, width);
  useEffect(() => {
    let isWanted = true;
    // If a picture can't be loaded, the current one stays.
    const show = async (one: string) => {
      const loaded = await load(one, picture, crop).catch(() => null);
      if (isWanted && loaded) setShown((now) => (now && now.width > loaded.width ? now : loaded));
    };
    for (const one of [first, address]) if (one) void show(one);
    return () => {
      isWanted = false;
    };
  }, [first, address, picture, crop]);
  return shown;
}

/** While a variant is being made, its address returns the whole original. */
async function load(address: string, picture: Picture, crop: Crop | null): Promise<LoadedPicture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const isMaster = crop !== null && image.naturalWidth === picture.width && image.naturalHeight === picture.height;
  return { address, width: isMaster ? crop.width : image.naturalWidth, isMaster };
}

/** A whole picture at full size is the original itself, which needs no variant and may exceed the maximum size of variants. */
const addressAt = (picture: Picture, crop: Crop | null, width: number): string =>
  isForeign(picture) || (!crop && width >= picture.width) ? picture.address : variantAddress(picture, crop, width, "webp", CLOSE_QUALITY);
