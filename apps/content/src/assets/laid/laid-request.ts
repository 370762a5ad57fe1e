import type { MasterFacts } from "@azulejo/laying/cut.ts";
import { type ChipLayout, type Chips, chipLayouts, type Pattern, type PieceSize, patterns } from "@azulejo/laying/piece-format.ts";
import { ImageRequestError } from "../variants/argument.ts";

export const SINGLE = "single";
/** Replaces the chips in an address: the tile that a trim ends or runs through. */
const FIELD = "tile";

/** The parameters of a laid picture; lengths in millimeters. */
export interface LaidRequest {
  master: MasterFacts;
  shape: string;
  piece: PieceSize;
  chips: Chips | null;
  /** The tile beside a trim. */
  field: PieceSize | null;
  /** `single` shows one piece on the color of the joint. */
  pattern: Pattern | typeof SINGLE;
  /** Missing if the courses run across. */
  direction?: "down";
  joint: { color: string; width: number };
  /** Shade variation V1 to V4 as a number; 0 where unknown. */
  variation: number;
  /** The width of the area shown. */
  across: number;
  /** The scene on whose surface the pieces lie, in perspective; missing for a wall seen from the front. */
  scene?: LaidScene;
  width: number;
  height: number;
  format: "webp" | "jpeg";
}

/** A surface of a scene with laid pieces. */
export interface LaidScene {
  /** The picture of the light on it, by the parts of its address. */
  light: { hash: string; name: string };
  /**
   * Projection from a position in the picture, as shares of its sides, to millimeters: `u = (ax + by + c) / w`, `v = (dx + ey + f) / w`, `w
   * = gx + hy + 1`.
   */
  plane: number[];
  /** The height of the surface; its width is `across`. */
  down: number;
}

const size = "(\\d{1,5}(?:\\.\\d{1,2})?)x(\\d{1,5}(?:\\.\\d{1,2})?)";
const grammar = new RegExp(
  [
    `^/e${size}(?:\\.c${size})?(?:\\.r(\\d{1,4}))?`,
    `/([a-z-]{3,20})\\.${size}(?:\\.([a-z]+)\\.${size})?`,
    `/(${[...patterns, SINGLE].join("|")})(-down)?\\.([0-9a-f]{6})\\.(\\d{1,2}(?:\\.\\d)?)\\.v([0-4])`,
    "/(?:(\\d{2,5})|in/([a-z0-9]{3,64})/([a-z0-9][a-z0-9._-]{0,120})/((?:-?\\d{1,7}(?:\\.\\d{1,7})?_){7}-?\\d{1,7}(?:\\.\\d{1,7})?)/(\\d{2,5})x(\\d{2,5}))",
    "/(\\d{1,4})x(\\d{1,4})\\.(webp|jpeg)$",
  ].join(""),
);

/** Maximum side of a laid picture, in pixels. */
const LONGEST = 2000;
/** Maximum number of pieces; more look like noise and take long to draw. */
const MAX_PIECES = 20_000;

/**
 * Reads what follows `/l` in an address:
 * `/e{w}x{h}[.c{w}x{h}][.r{h}]/{shape}.{w}x{h}[.{layout}.{w}x{h}]/{pattern}[-down].{joint color}.{joint width}.v{variation}/{across}/{W}x{H}.{format}`;
 * in a scene, `in/{hash}/{name}/{plane}/{across}x{down}` replaces `{across}`.
 * @throws ImageRequestError
 */
export function parseLaidRequest(text: string): LaidRequest {
  const found = grammar.exec(text);
  if (!found) throw new ImageRequestError("a laid picture is asked for as /l/{master}/{piece}/{joint}/{across}/{size}.{format}");
  const [
    extentW,
    extentH,
    cellW,
    cellH,
    row,
    shape = "",
    w,
    h,
    layout,
    chipW,
    chipH,
    pattern,
    down,
    color = "",
    joint,
    variation,
    across,
    lightHash,
    lightName = "",
    plane = "",
    sceneAcross,
    sceneDown,
    W,
    H,
    format,
  ] = found.slice(1);
  const request: LaidRequest = {
    master: { extent: sized(extentW, extentH), cell: cellW ? sized(cellW, cellH) : null, row: row ? Number(row) : null },
    shape,
    piece: { widthMm: Number(w), heightMm: Number(h) },
    chips: layout && layout !== FIELD ? { layout: chipLayout(layout), widthMm: Number(chipW), heightMm: Number(chipH) } : null,
    field: layout === FIELD ? { widthMm: Number(chipW), heightMm: Number(chipH) } : null,
    pattern: pattern as LaidRequest["pattern"],
    ...(down && { direction: "down" as const }),
    joint: { color, width: Number(joint) },
    variation: Number(variation),
    across: Number(across ?? sceneAcross),
    ...(lightHash && {
      scene: { light: { hash: lightHash, name: lightName }, plane: plane.split("_").map(Number), down: Number(sceneDown) },
    }),
    width: Number(W),
    height: Number(H),
    format: format as LaidRequest["format"],
  };
  checkBounds(request);
  return request;
}

const sized = (width: string | undefined, height: string | undefined) => ({ width: Number(width), height: Number(height) });

function chipLayout(name: string): ChipLayout {
  const layout = chipLayouts.find((one) => one === name);
  if (!layout) throw new ImageRequestError(`${name} is none of the chip layouts ${chipLayouts.join(", ")}`);
  return layout;
}

function checkBounds({ master, piece, chips, field, across, scene, width, height }: LaidRequest): void {
  if (Math.max(width, height) > LONGEST) throw new ImageRequestError(`a laid picture has at most ${LONGEST} pixels on a side`);
  const unit = chips ?? piece;
  const tile = field ?? unit;
  const sides = [
    unit.widthMm,
    unit.heightMm,
    tile.widthMm,
    tile.heightMm,
    piece.widthMm,
    piece.heightMm,
    master.extent.width,
    master.extent.height,
  ];
  if (Math.min(...sides) < 5 || (master.row !== null && master.row < 5)) throw new ImageRequestError("a piece has at least 5 mm on a side");
  if (master.cell && Math.min(master.cell.width, master.cell.height) < 5) throw new ImageRequestError("a cell has at least 5 mm on a side");
  const area = across * (scene?.down ?? across * (height / width));
  if (area / Math.min(unit.widthMm * unit.heightMm, tile.widthMm * tile.heightMm) > MAX_PIECES)
    throw new ImageRequestError(`a laid picture has at most ${MAX_PIECES} pieces`);
}
