// @bundle laid
import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { Direction, Pattern, PieceSize } from "./piece-format.ts";

/** Joint colors offered on pages. */
export const jointColors = { light: "e6e3dc", warm: "cbbfae", gray: "98968f", dark: "45433f" } as const;
export type JointColor = keyof typeof jointColors;

export interface Laying {
  pattern: Pattern;
  direction?: Direction;
  joint: JointColor;
  /** In millimeters. */
  jointMm: number;
  /** The width of the picture in feet of material. */
  acrossFeet: number;
  /** Width divided by height. */
  aspect: number;
  /** The tile beside a trim; without it a trim is shown on a painted wall. */
  field?: PieceSize | null;
}

export const MM_PER_FOOT = 304.8;
/** Chips of a sheet are closer together than tiles. */
export const CHIP_JOINT_MM = 2;

/** Whether the picture service can lay pieces cut from a picture; other pictures are shown unchanged. */
export const canLay = (picture: Picture, format: PieceFormat | null): format is PieceFormat =>
  format !== null &&
  (picture.kind === "face" || picture.kind === "sheet") &&
  picture.extentMm !== null &&
  picture.address.startsWith("/assets/f/");

/**
 * Returns the address of a picture of laid pieces.
 * @param picture one that `canLay` allows
 * @param width in pixels
 */
export function laidAddress(picture: Picture, format: PieceFormat, laying: Laying, width: number): string {
  const { acrossFeet, aspect } = laying;
  const across = Math.round(acrossFeet * MM_PER_FOOT);
  return `${materialOf(picture, format, laying.field)}/${jointsOf(picture, format, laying)}/${across}/${width}x${Math.round(width / aspect)}.webp`;
}

/** A flat surface of a scene, and a picture of the light on it. */
export interface SceneSurface {
  light: string;
  /** Eight coefficients of the projection from the scene's picture to millimeters on the surface. */
  plane: readonly number[];
  /** The visible width, in millimeters. */
  across: number;
  down: number;
}

/** Maximum number of pieces that the picture service draws on a surface; more look like noise. */
const MAX_PIECES = 20_000;

/** Whether pieces of a format can be laid on a surface: loose tiles, or sheets whose picture shows a whole sheet. */
export function canLayOn({ across, down }: SceneSurface, picture: Picture, format: PieceFormat | null): format is PieceFormat {
  if (!canLay(picture, format) || format.shape === "trim") return false;
  if (picture.kind === "sheet") return true;
  return format.chips === null && (across * down) / (format.widthMm * format.heightMm) <= MAX_PIECES;
}

/**
 * Returns the address of a picture of pieces on a scene's surface, transparent elsewhere.
 * @param picture one that `canLay` allows
 * @param aspect of the scene's picture, width divided by height
 * @returns null if the light isn't stored by the shop's picture service
 */
export function inSceneAddress(
  picture: Picture,
  format: PieceFormat,
  laying: Pick<Laying, "pattern" | "direction" | "joint" | "jointMm" | "aspect">,
  { light, plane, across, down }: SceneSurface,
  width: number,
): string | null {
  const [, name] = /^\/assets\/f\/\d+\/\d+x\d+\/([a-z0-9]+\/[a-z0-9._-]+)$/.exec(light) ?? [];
  if (!name) return null;
  const numbers = plane.map((value) => value.toFixed(7).replace(/\.?0+$/, "")).join("_");
  const size = `${width}x${Math.round(width / laying.aspect)}`;
  return `${materialOf(picture, format)}/${jointsOf(picture, format, laying)}/in/${name}/${numbers}/${across}x${down}/${size}.webp`;
}

/** A picture of a single piece, for lists of items. */
export interface PiecePicture {
  address: string;
  width: number;
  height: number;
}

/**
 * Returns a JPEG of one whole piece or sheet, as large as fits into a square.
 * @param picture one that `canLay` allows
 * @param side of the square, in pixels
 * @param ground the background color around pieces that aren't rectangular, as six hexadecimal digits
 */
export function pieceAddress(picture: Picture, format: PieceFormat, side: number, ground: string): PiecePicture {
  const [widthMm, heightMm] = standing(picture, format);
  const scale = side / Math.max(widthMm, heightMm);
  const width = Math.max(1, Math.round(widthMm * scale));
  const height = Math.max(1, Math.round(heightMm * scale));
  const isSheet = format.chips !== null || picture.kind === "sheet";
  const joints = isSheet ? `stack.${jointColors[jointFor(picture)]}.${CHIP_JOINT_MM}` : `single.${ground}.0`;
  const material = materialOf(picture, { ...format, widthMm, heightMm });
  return { address: `${material}/${joints}.v0/${Math.round(widthMm)}/${width}x${height}.jpeg`, width, height };
}

/** Returns the sides of a single piece as displayed: trims lie along their edge, boards along their grain. */
export function standing({ rowMm }: Pick<Picture, "rowMm">, { shape, widthMm, heightMm }: PieceFormat): [width: number, height: number] {
  const lies = shape === "trim" || rowMm !== null;
  return lies && heightMm > widthMm ? [heightMm, widthMm] : [widthMm, heightMm];
}

type Joints = Pick<Laying, "pattern" | "direction" | "joint" | "jointMm">;

const jointsOf = (picture: Picture, format: PieceFormat, { pattern, direction, joint, jointMm }: Joints): string =>
  `${pattern}${direction === "down" ? "-down" : ""}.${jointColors[joint]}.${format.chips ? CHIP_JOINT_MM : jointMm}.v${variationShown(picture, format)}`;

function materialOf(picture: Picture, format: PieceFormat, field?: PieceSize | null): string {
  const { extentMm, cellMm, rowMm } = picture;
  const isSheet = picture.kind === "sheet";
  const { chips } = format;
  const master = `e${size(extentMm)}${cellMm ? `.c${size(cellMm)}` : ""}${rowMm ? `.r${rowMm}` : ""}`;
  const shape = isSheet ? `sheet.${size(extentMm)}` : `${format.shape ?? "rectangle"}.${format.widthMm}x${format.heightMm}`;
  const sheet = chips && !isSheet ? `.${chips.layout}.${chips.widthMm}x${chips.heightMm}` : "";
  const tile = field && format.shape === "trim" ? `.tile.${field.widthMm}x${field.heightMm}` : "";
  return `${picture.address}/l/${master}/${shape}${sheet}${tile}`;
}

/** Returns the lightest joint color that is distinguishable from the material. */
export function jointFor({ color }: Pick<Picture, "color">): JointColor {
  const material = brightness(color ?? "#808080");
  return jointOrder.find((joint) => Math.abs(brightness(jointColors[joint]) - material) >= LEAST_CONTRAST) ?? "dark";
}

/** Above this brightness, differences in shade are more visible than the material. */
const WHITE = 0.82;

/** Whether a material is as light as the page around it. */
export const isPale = ({ color }: Pick<Picture, "color">): boolean => brightness(color ?? "#808080") > WHITE;

/** Returns how far pieces differ in shade, as V1 to V4 or 0 for hardly: white marble differs by its veins, and steps of white look like a checkerboard. */
export const variationShown = ({ color }: Pick<Picture, "color">, { variation }: Pick<PieceFormat, "variation">): number =>
  isPale({ color }) ? 0 : (variation ?? 0);

/** Whether dark lines are more visible than light ones on the material. */
export const isLight = ({ color }: Pick<Picture, "color">): boolean => brightness(color ?? "#808080") > 0.5;

const jointOrder = ["light", "warm", "gray", "dark"] as const;
const LEAST_CONTRAST = 0.13;

/** Returns a color's perceived brightness from 0 to 1. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = hex.match(/[0-9a-f]{2}/gi)?.map((channel) => Number.parseInt(channel, 16)) ?? [];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const size = (extent: { w: number; h: number } | null): string => `${extent?.w ?? 0}x${extent?.h ?? 0}`;
