import { ContentRefused } from "@azulejo/content-client";
import { ShopError } from "@azulejo/contract";

/** The content system's own limit; the vendor's is lower. */
const MAX_MEGAPIXELS = 100;

/** Turns the content system's refusal of a file into the shop's own; returns any other error as it is. */
export function refusalOfPicture(error: unknown): unknown {
  if (!(error instanceof ContentRefused) || error.status !== 422) return error;
  return /million pixels/.test(error.message)
    ? new ShopError("office_picture_pixels", { limit: MAX_MEGAPIXELS })
    : new ShopError("office_picture_broken");
}
