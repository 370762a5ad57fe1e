import { type Area, looksLikeArea, readArea, type Size } from "./area.ts";
import { ImageRequestError, wholeNumber } from "./argument.ts";
import { type Filters, noFilters, readFilters } from "./filters.ts";

/** A requested transformation: `/m/[x1xy1:x2xy2/][fit-in/][[-]Wx[-]H/][smart/][filters:name(args):…]`. */
export interface ImageRequest extends Filters {
  crop: Area | null;
  /** Fits inside the size instead of filling and cropping it. */
  fitIn: boolean;
  /** In pixels; 0 preserves the aspect ratio. */
  width: number;
  height: number;
  flipX: boolean;
  flipY: boolean;
  /** Crops around the most salient area. */
  smart: boolean;
}

export const LARGEST_SIDE = 4096;
const LONGEST = 500;
const size = /^(-?)(\d{1,5})x(-?)(\d{1,5})$/;
const order = ["crop", "fit-in", "size", "smart", "filters"] as const;
type Part = (typeof order)[number];

/** Parses the part of an address after `/m`. @throws ImageRequestError naming the invalid part */
export function parseImageRequest(text: string, original: Size): ImageRequest {
  if (text.length > LONGEST) throw new ImageRequestError(`what follows /m/ is at most ${LONGEST} letters long`);
  const request: ImageRequest = {
    ...{ crop: null, fitIn: false, width: 0, height: 0, flipX: false, flipY: false, smart: false },
    ...noFilters,
  };
  let last = -1;
  for (const part of text.split("/").filter(Boolean)) {
    const kind = kindOf(part);
    const at = order.indexOf(kind);
    if (at <= last) throw new ImageRequestError(`"${part}" is in the wrong place; the order is ${order.join(", ")}, each once`);
    last = at;
    Object.assign(request, read[kind](part, original));
  }
  return request;
}

function kindOf(part: string): Part {
  if (part === "fit-in" || part === "smart") return part;
  if (part.startsWith("filters:")) return "filters";
  if (looksLikeArea(part)) return "crop";
  if (size.test(part)) return "size";
  throw new ImageRequestError(`"${part}" is neither a crop, fit-in, a size, smart nor filters`);
}

const read: Record<Part, (part: string, original: Size) => Partial<ImageRequest>> = {
  crop: (part, original) => ({ crop: readArea("crop", part, original) }),
  "fit-in": () => ({ fitIn: true }),
  size: readSize,
  smart: () => ({ smart: true }),
  filters: (part, original) => readFilters(part.slice("filters:".length), original),
};

function readSize(part: string): Partial<ImageRequest> {
  const [, flipX, width = "", flipY, height = ""] = size.exec(part) ?? [];
  return {
    width: wholeNumber("width", width, 0, LARGEST_SIDE),
    height: wholeNumber("height", height, 0, LARGEST_SIDE),
    flipX: flipX === "-",
    flipY: flipY === "-",
  };
}
