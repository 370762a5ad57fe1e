import type { Picture } from "@azulejo/contract";
import { useEffect, useState } from "react";
import { isForeign } from "../image-address.ts";
import { CLOSE_QUALITY, type Crop, variantAddress } from "../picture-rules.ts";

/** A picture that the browser has. */
interface LoadedPicture {
  address: string;
  /** In pixels, of the part that is looked at. */
  width: number;
  /** Whether it is the whole master, which has to be cropped. */
  isMaster: boolean;
}

/**
 * Returns the sharpest picture that has loaded, and loads a sharper one in the background when a wider one is wanted.
 * @param first address of what the page shows already; null when it shows nothing yet
 * @param wanted a width in pixels; null before anything is known
 */
export function useSharpest(picture: Picture, crop: Crop | null, first: string | null, wanted: number | null): LoadedPicture | null {
  const [shown, setShown] = useState<LoadedPicture | null>(null);
  const width = wanted !== null && (shown === null || shown.width < wanted) ? wanted : null;
  const address = width === null ? null : addressAt(picture, crop, width);
  useEffect(() => {
    let isWanted = true;
    // A picture that can't be loaded leaves what is shown.
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

/** While a variant is being made, its address answers with the whole master. */
async function load(address: string, picture: Picture, crop: Crop | null): Promise<LoadedPicture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const isMaster = crop !== null && image.naturalWidth === picture.width && image.naturalHeight === picture.height;
  return { address, width: isMaster ? crop.width : image.naturalWidth, isMaster };
}

/** A whole picture at its own size is the master itself, which needs no variant and may be larger than variants may be. */
const addressAt = (picture: Picture, crop: Crop | null, width: number): string =>
  isForeign(picture) || (!crop && width >= picture.width) ? picture.address : variantAddress(picture, crop, width, "webp", CLOSE_QUALITY);
