import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Subject } from "./object.ts";

interface Texts {
  readonly en: string;
  readonly es: string;
}

export interface SeriesFormat {
  readonly size: string;
  readonly label: Texts;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shape: string;
  readonly finish: string;
  readonly sellUnit?: string;
  /** Codes of the colors in which this format exists; all colors if missing. */
  readonly products?: readonly string[];
}

export interface SeriesProduct {
  readonly code: string;
  readonly color?: { readonly code: string };
  readonly name: Texts;
  readonly look?: string;
  readonly picture: {
    readonly recipe: string;
    readonly palette: readonly string[];
    readonly layout: string | null;
    /** The recipe of the material that stands for an object's color: the joint made with a grout, the stone of a threshold. */
    readonly face?: string;
  };
}

export interface Series {
  readonly code: string;
  readonly name: string;
  readonly material: string;
  readonly products: readonly SeriesProduct[];
  readonly formats: readonly SeriesFormat[];
}

export function readSeries(folder: string): Series[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Series);
}

export function formatsOf(series: Series, product: SeriesProduct): SeriesFormat[] {
  const color = product.color?.code ?? "";
  return series.formats.filter((format) => !format.products || format.products.includes(color));
}

/** Returns the formats that are single flat pieces, for which a face is cut. */
export function pieceFormats(formats: readonly SeriesFormat[]): SeriesFormat[] {
  const notPieces = new Set(["mosaic-sheet", "trim", "slab", "bag", "none"]);
  return formats.filter((format) => format.sellUnit !== "sheet" && !notPieces.has(format.shape));
}

/**
 * Returns what the drawing of an object needs from its product: the package's wording without the repeated brand, and the sizes of its
 * trims.
 */
export function subjectOf(series: Series, product: SeriesProduct): Subject {
  const formats = formatsOf(series, product);
  const withoutBrand = (text: string) => capital(` ${text} `.replace(` ${series.name} `, " ").trim());
  const contents = formats[0]?.label.en ?? "";
  return {
    code: product.code,
    wording: { brand: series.name, name: { en: withoutBrand(product.name.en), es: withoutBrand(product.name.es) }, contents },
    trims: formats.filter((format) => format.shape === "trim").map((format) => format.size),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
