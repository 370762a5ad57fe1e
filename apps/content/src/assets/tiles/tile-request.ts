import type { Size } from "../variants/area.ts";
import { ImageRequestError } from "../variants/argument.ts";

/** Side of a tile without its overlap, in pixels. */
export const TILE = 512;
export const OVERLAP = 1;

/**
 * A tile of a picture's Deep Zoom pyramid. Its cost is that of reading and writing the whole master, because all tiles are created at once.
 */
export interface TileRequest {
  tile: { level: number; column: number; row: number };
  crop: null;
  width: 0;
  height: 0;
  format: "webp";
}

const address = /^\/(\d{1,2})\/(\d{1,4})_(\d{1,4})\.webp$/;

/** Parses the address of a tile, `/{level}/{column}_{row}.webp`. @throws ImageRequestError for a tile that the pyramid doesn't have */
export function parseTileRequest(text: string, picture: Size): TileRequest {
  const [, level = "", column = "", row = ""] = address.exec(text) ?? [];
  const tile = { level: Number(level), column: Number(column), row: Number(row) };
  if (level === "" || !hasTile(picture, tile)) throw new ImageRequestError("there is no such tile");
  return { tile, crop: null, width: 0, height: 0, format: "webp" };
}

/** Returns the level with the picture's own pixels; each level below has half the size. */
export const topLevel = ({ width, height }: Size): number => Math.ceil(Math.log2(Math.max(width, height)));

function hasTile(picture: Size, { level, column, row }: TileRequest["tile"]): boolean {
  const top = topLevel(picture);
  if (level > top) return false;
  const scale = 2 ** (top - level);
  const tilesOf = (side: number) => Math.ceil(Math.ceil(side / scale) / TILE);
  return column < tilesOf(picture.width) && row < tilesOf(picture.height);
}
