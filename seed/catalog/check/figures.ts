import type { Format, SeriesFile as Series } from "../series-file.ts";
import type { Catalog } from "./read.ts";

const SQ_FT_MM = 92_903.04;
const TOLERANCE = 0.02;
/** The joint width that installers and box labels assume, in millimeters. */
const JOINT = 3;
/** Plausible prices in dollars per square foot of a tile, board or slab. */
const PER_SQ_FT = { least: 0.4, most: 250 };
/** Plausible weights in pounds per square foot and millimeter of thickness, from wood and resin to granite and metal. */
const DENSITY = { least: 0.09, most: 0.85 };

/** Reports implausible areas, weights, prices and technical values. */
export function checkFigures({ series }: Catalog): string[] {
  return series.flatMap((one) => [...factsOf(one), ...one.formats.flatMap((format) => figuresOf(one, format))]);
}

function figuresOf(one: Series, format: Format): string[] {
  const where = `${one.code} format ${format.code}`;
  const area = Number(format.areaPerUnitSqFt ?? 0);
  return [...areaFigures(where, format, area), ...weightFigures(where, format, area), ...priceFigures(where, one, format, area)];
}

function areaFigures(where: string, format: Format, area: number): string[] {
  const sized = format.sellUnit === "box" || format.sellUnit === "sheet" || format.sellUnit === "slab";
  if (!sized || format.shape === "none" || format.shape === "trim") return [];
  if (area <= 0) return [`${where}: no area per ${format.sellUnit}`];
  const possible = expectedAreas(format);
  if (possible.some((expected) => Math.abs(area - expected) <= expected * TOLERANCE)) return [];
  return [`${where}: area ${area} sq ft, but ${format.piecesPerUnit} pieces make ${possible.map((one) => one.toFixed(2)).join(" or ")}`];
}

/** Returns the area of a box calculated in three ways: from the actual piece, from the piece with its joint, and from the nominal size. */
function expectedAreas({ widthMm = 0, heightMm = 0, piecesPerUnit, shape, size = "" }: Format): number[] {
  const part = shape === "hexagon" && !size.includes("sheet") ? 0.75 : shape === "picket" && !size.includes("sheet") ? 0.875 : 1;
  const real = (joint: number) => (piecesPerUnit * (widthMm + joint) * (heightMm + joint) * part) / SQ_FT_MM;
  const [, width, height] = /^([\d.]+)x([\d.]+)/.exec(size) ?? [];
  const nominal = width && height && part === 1 && !size.includes(" on ") ? [(piecesPerUnit * Number(width) * Number(height)) / 144] : [];
  return [real(0), real(JOINT), ...nominal];
}

function weightFigures(where: string, format: Format, area: number): string[] {
  const weight = Number(format.weightPerUnitLb ?? 0);
  if (format.size !== undefined && weight <= 0) return [`${where}: no weight`];
  if (area <= 0 || !format.thicknessMm || format.shape === "none") return [];
  const density = weight / area / format.thicknessMm;
  return density < DENSITY.least || density > DENSITY.most ? [`${where}: ${weight} lb on ${area} sq ft is not plausible`] : [];
}

function priceFigures(where: string, one: Series, format: Format, area: number): string[] {
  const price = format.pricePerUnitCents / 100;
  const sale = (format.salePricePerUnitCents ?? format.pricePerUnitCents) / 100;
  const perArea = area > 0 ? price / area : undefined;
  const most = one.department === "setting" ? 700 : 100;
  return [
    ...(Number.isInteger(format.pricePerUnitCents) && price > 0 ? [] : [`${where}: price ${price}`]),
    ...(perArea !== undefined && (perArea < PER_SQ_FT.least || perArea > PER_SQ_FT.most)
      ? [`${where}: $${perArea.toFixed(2)} per sq ft is absurd`]
      : []),
    ...(perArea === undefined && one.department !== "gift-card" && (price < 0.9 || price > most) ? [`${where}: $${price} is absurd`] : []),
    ...(sale > price || sale < price * 0.4 ? [`${where}: sale price ${sale} against ${price}`] : []),
  ];
}

const RANGES: Record<string, [least: number, most: number]> = {
  pei: [0, 5],
  dcofWet: [0.3, 0.9],
  breakingStrengthLbf: [100, 3000],
  mohs: [1, 9],
  recycledPct: [0, 100],
};

function factsOf(one: Series): string[] {
  const outside = Object.entries(RANGES).flatMap(([fact, [least, most]]) => {
    const value = (one.facts as Record<string, unknown>)[fact];
    return typeof value === "number" && (value < least || value > most) ? [`${one.code}: ${fact} ${value}`] : [];
  });
  const absorption = one.facts["waterAbsorptionPct"];
  const wet = one.material === "porcelain" && typeof absorption === "number" && absorption > 0.5;
  return wet ? [...outside, `${one.code}: porcelain absorbs at most 0.5 %`] : outside;
}
