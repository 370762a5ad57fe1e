import type { SellUnit } from "@azulejo/contract";
import Big from "big.js";
import { slugOf } from "./slug.rules.ts";

const SQUARE_FOOT = new Big(10_000);
const SQUARE_METER = new Big("107639.104167097");
const POUND = new Big(100);
const KILOGRAM = new Big("220.462262184878");

const bySpelling = (units: [size: Big, spellings: string][]): Map<string, Big> =>
  new Map(units.flatMap(([size, spellings]) => spellings.split("|").map((spelling): [string, Big] => [spelling, size])));

/** The size of each area unit in 1e-4 square feet. */
const areaUnits = bySpelling([
  [SQUARE_FOOT, "sqft|sq ft|sf|ft2|ft²|square feet|square foot|pie2|pies2|pie²|pies²|pie cuadrado|pies cuadrados"],
  [SQUARE_METER, "sqm|sq m|m2|m²|mt2|mts2|mt²|mts²|square meter|square meters|metro cuadrado|metros cuadrados|qm|quadratmeter"],
]);

/** The size of each weight unit in 1e-2 pounds. */
const weightUnits = bySpelling([
  [POUND, "lb|lbs|pound|pounds|libra|libras"],
  [POUND.div(16), "oz|ounce|ounces|onza|onzas"],
  [KILOGRAM, "kg|kgs|kilo|kilos|kilogramo|kilogramos|kilogram|kilograms"],
  [KILOGRAM.div(1000), "g|gr|gram|grams|gramo|gramos"],
]);

const spellingOf = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, "");
/** Returns the unit's size in 1e-4 square feet, or null if it is not an area unit. */
export const areaUnit = (unit: string): Big | null => areaUnits.get(spellingOf(unit)) ?? null;
/** Returns the unit's size in 1e-2 pounds, or null if it is not a weight unit. */
export const weightUnit = (unit: string): Big | null => weightUnits.get(spellingOf(unit)) ?? null;

const wordsOfUnits: [SellUnit, string][] = [
  ["box", "box boxes bx case cases cs carton cartons ctn ctns caja cajas cja paquete paquetes karton kartons ktn"],
  ["sheet", "sheet sheets malla mallas hoja hojas lamina laminas"],
  ["slab", "slab slabs placa placas losa losas"],
  ["bag", "bag bags saco sacos bolsa bolsas bulto bultos costal costales sack sacke"],
  ["pack", "pack packs"],
  ["bucket", "bucket buckets pail pails cubeta cubetas balde baldes"],
  ["piece", "piece pieces pc pcs pieza piezas pza pzas pz stuck stk"],
];
const unitWords = wordsOfUnits.map(([unit, words]) => [unit, words.split(" ")] as const);

/** Returns the sell unit that a text names as a separate word ("Box of 8", "Caja"), or null. */
export function sellUnitIn(...texts: string[]): SellUnit | null {
  const words = new Set(texts.flatMap((text) => slugOf(text).split("-")));
  return unitWords.find(([, all]) => all.some((word) => words.has(word)))?.[0] ?? null;
}

export const sellUnits = ["piece", "box", "sheet", "slab", "bag", "bucket", "each", "pack"] as const satisfies readonly SellUnit[];

/** Reads a sell unit by its name or a word for it: "box", "Cajas", "lámina". @returns null for any other text */
export function readSellUnit(cell: string): SellUnit | null {
  const named = cell.trim().toLowerCase();
  return sellUnits.find((unit) => unit === named) ?? (/^(?:unidad|unidades|c\/u|ea|unit)$/.test(named) ? "each" : sellUnitIn(cell));
}

/** Why a text is no sell unit. An area is a usual mistake: it is a measure of what is sold. */
export const noSellUnit = (cell: string): string =>
  areaUnit(cell)
    ? "is an area; give the unit that is sold, such as box, and its area in areaPerUnitSqFt"
    : `is none of ${sellUnits.join(", ")}, or a word for one such as caja, pieza, hoja`;
