/** A transformation asked for in an address: `/m/[x1xy1:x2xy2/][WxH/][filters:name(args):…]`. */
export interface ImageRequest {
  crop: { left: number; top: number; width: number; height: number } | null;
  width: number;
  height: number;
  quality: number;
  format: "webp" | "avif" | "jpeg" | "png";
}

/** The request is wrong; the message says why and is sent to the caller. */
export class ImageRequestError extends Error {}

const LARGEST = 4000;
const formats = ["webp", "avif", "jpeg", "png"] as const;
const cropPart = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/;
const sizePart = /^(\d{1,5})x(\d{1,5})$/;
const filter = /^(\w+)\(([^()]*)\)$/;

/**
 * Reads what follows `/m/` in an address.
 * @throws ImageRequestError naming the part that is wrong
 */
export function parseImageRequest(text: string, original: { width: number; height: number }): ImageRequest {
  const request: ImageRequest = { crop: null, width: 0, height: 0, quality: 75, format: "webp" };
  for (const part of text.split("/").filter(Boolean)) {
    const crop = cropPart.exec(part);
    const size = sizePart.exec(part);
    if (crop) request.crop = readCrop(crop.slice(1).map(Number) as [number, number, number, number], original);
    else if (size) Object.assign(request, readSize(Number(size[1]), Number(size[2])));
    else if (part.startsWith("filters:")) readFilters(part.slice("filters:".length), request);
    else throw new ImageRequestError(`"${part}" is neither a crop, a size nor filters`);
  }
  return request;
}

function readCrop([x1, y1, x2, y2]: [number, number, number, number], { width, height }: { width: number; height: number }) {
  const right = Math.min(x2, width);
  const bottom = Math.min(y2, height);
  if (right <= x1 || bottom <= y1) throw new ImageRequestError("the crop is empty or outside the picture");
  return { left: x1, top: y1, width: right - x1, height: bottom - y1 };
}

function readSize(width: number, height: number) {
  if (width > LARGEST || height > LARGEST) throw new ImageRequestError(`width and height are at most ${LARGEST}`);
  return { width, height };
}

function readFilters(text: string, request: ImageRequest): void {
  for (const one of text.split(":")) {
    const [, name, argument = ""] = filter.exec(one) ?? [];
    if (name === "quality") request.quality = readQuality(argument);
    else if (name === "format") request.format = readFormat(argument);
    else throw new ImageRequestError(`the filter "${one}" is not known`);
  }
}

function readQuality(text: string): number {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value > 100) throw new ImageRequestError("quality is a whole number from 0 to 100");
  return value;
}

function readFormat(text: string): ImageRequest["format"] {
  const format = formats.find((one) => one === text);
  if (!format) throw new ImageRequestError(`format is one of ${formats.join(", ")}`);
  return format;
}
