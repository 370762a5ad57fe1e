import type { Slab } from "@azulejo/contract/areas/slabs.ts";
import { isForeign } from "../../../media/image-address.ts";
import { variantAddress } from "../../../media/picture-rules.ts";

const WIDTH = 1280;

/** Returns the address of a slab's photograph for an SVG, which can't choose between sizes. */
export const slabImage = ({ picture }: Slab): string | null =>
  picture && (isForeign(picture) ? picture.address : variantAddress(picture, null, WIDTH, "webp"));
