import type { Picture } from "@azulejo/contract";
import { useEffect, useState } from "react";
import { isForeign } from "../image-address.ts";
import { CLOSE_QUALITY, type Crop, variantAddress } from "../picture-rules.ts";

/** While a variant is being made, its address answers with the whole master, which has other proportions. */
const RETRY_MS = 1500;
const RETRIES = 6;

/**
 * Returns the address of the sharpest variant that has loaded, and loads a sharper one in the background when a wider one is wanted.
 * @param wanted a width in pixels; null before anything is known
 */
export function useSharpest(picture: Picture, crop: Crop | null, wanted: number | null): string | null {
  const [shown, setShown] = useState<{ address: string; width: number } | null>(null);
  const width = wanted !== null && (shown === null || shown.width < wanted) ? wanted : null;
  const address = width === null ? null : addressAt(picture, crop, width);
  const ratio = crop ? crop.width / crop.height : picture.width / picture.height;
  useEffect(() => {
    if (width === null || address === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const attempt = async (retries: number) => {
      const hasRatio = await loadsWithRatio(address, ratio, retries < RETRIES).catch(() => false);
      if (!isWanted) return;
      if (hasRatio) setShown({ address, width });
      else if (retries > 0) timer = setTimeout(attempt, RETRY_MS, retries - 1);
    };
    void attempt(RETRIES);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [address, width, ratio]);
  return shown?.address ?? null;
}

/** @param isAgain the browser remembers the master that it was sent meanwhile, so a retry asks the server */
async function loadsWithRatio(address: string, ratio: number, isAgain: boolean): Promise<boolean> {
  if (isAgain) await fetch(address, { cache: "reload" });
  const image = new Image();
  image.src = address;
  await image.decode();
  return Math.abs(image.naturalWidth / image.naturalHeight / ratio - 1) < 0.02;
}

/** A whole picture at its own size is the master itself, which needs no variant and may be larger than variants may be. */
const addressAt = (picture: Picture, crop: Crop | null, width: number): string =>
  isForeign(picture) || (!crop && width >= picture.width) ? picture.address : variantAddress(picture, crop, width, "webp", CLOSE_QUALITY);
