import type { LaidRequest } from "../laid/laid-request.ts";
import type { TileRequest } from "../tiles/tile-request.ts";
import type { Size } from "./area.ts";
import type { Wanted } from "./render-variant.ts";

/** A request for a laid picture with its cost; it is never cropped. */
export type LaidVariant = LaidRequest & { crop: null };

/** Encoding time of each format, relative to the fastest. */
const weights: Record<string, number> = { avif: 6, webp: 2, png: 2 };
const MILLION = 1_000_000;
/** Laid pictures are drawn from a small copy of their master. */
const LAID_MEGAPIXELS = 1;

/** Returns a variant's cost: a quarter of the megapixels read, plus the megapixels written times the weight of the format. */
export function costOf(master: Size, wanted: Pick<Wanted, "crop" | "width" | "height" | "format"> | LaidVariant | TileRequest): number {
  const { crop, width, height, format } = wanted;
  const read = (master.width * master.height) / MILLION;
  const source = crop ?? master;
  const ratio = source.width / source.height;
  const written =
    width && height ? width * height : width ? width ** 2 / ratio : height ? height ** 2 * ratio : source.width * source.height;
  return ("shape" in wanted ? Math.min(read, LAID_MEGAPIXELS) : read) / 4 + (written / MILLION) * (weights[format] ?? 1);
}

/** Returns whether the site's own pages request this width; only laid pictures also specify a height. */
export const isUploadedSize = (
  wanted: Pick<Wanted, "width" | "height"> | LaidVariant | TileRequest,
  ownWidths: readonly number[],
): boolean => !("tile" in wanted) && ("shape" in wanted || wanted.height === 0) && ownWidths.includes(wanted.width);

/** Returns the client that an address belongs to: an IPv6 /64 network counts as one client. */
export const clientOf = (address: string): string => (address.includes(":") ? address.split(":").slice(0, 4).join(":") : address);
