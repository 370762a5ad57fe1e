import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { laidAddress } from "../../../../media/laid-address.ts";
import type { Laying } from "./laying.ts";

/** The picture of the laid area on a product's first screen. */
export interface Hero {
  picture: Picture;
  format: PieceFormat;
  laying: Laying & { field: PieceFormat | null };
  /** How much larger than usual the material is shown. */
  scale: number;
}

/** One picture of the laid area: its size in CSS pixels, its scale, and the widths for high-density screens. */
interface Drawing {
  media: string;
  width: number;
  height: number;
  /** Pixels per foot. */
  foot: number;
  /** Widths in pixels, each with its pixel density. */
  densities: readonly (readonly [width: number, density: number])[];
}

/** Pixels per foot. */
export const FEET = { wide: 78, narrow: 72 };
/** The width of the picture on a phone. */
export const NARROW = 480;

/** A larger window shows more of the area, not larger pieces. The last entry works for every browser. */
const drawings: readonly Drawing[] = [
  {
    media: "(min-width: 112rem)",
    width: 1280,
    height: 936,
    foot: FEET.wide,
    densities: [
      [1280, 1],
      [1600, 1.5],
    ],
  },
  {
    media: "(min-width: 30rem)",
    width: 960,
    height: 936,
    foot: FEET.wide,
    densities: [
      [960, 1],
      [1600, 1.5],
    ],
  },
  {
    media: "all",
    width: NARROW,
    height: 336,
    foot: FEET.narrow,
    densities: [
      [480, 1],
      [960, 2],
      [1280, 3],
    ],
  },
];

export interface HeroSource extends Pick<Drawing, "media" | "width" | "height"> {
  /** The address for each pixel density. */
  addresses: { address: string; density: number }[];
}

/** Returns a picture's addresses for each kind of screen, the widest first. */
export const heroSources = ({ picture, format, laying, scale }: Hero): HeroSource[] =>
  drawings.map(({ media, width, height, foot, densities }) => {
    const shown = { ...laying, acrossFeet: width / (foot * scale), aspect: width / height };
    const addresses = densities.map(([pixels, density]) => ({ address: laidAddress(picture, format, shown, pixels), density }));
    return { media, width, height, addresses };
  });
