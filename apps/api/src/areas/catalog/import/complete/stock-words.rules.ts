import { type DecimalMark, type Reading, readWhole } from "./amount.rules.ts";
import { slugOf } from "./slug.rules.ts";

/** How many sell units a cell states: none if null, and "assumed" if it says "in stock" without a number. */
interface Stock {
  units: number | "assumed" | null;
  note?: string;
}

const words: [units: 0 | "assumed" | null, words: string][] = [
  [
    null,
    "call|please call|call us|call for availability|call for stock|inquire|ask|tbd|n/a|na|unknown|llame|llamar|llame para consultar|consulte|consultar|preguntar|por confirmar|auf anfrage",
  ],
  [
    "assumed",
    "in stock|instock|available|stock|stocked|yes|y|disponible|en existencia|en existencias|en stock|con existencia|hay|si|auf lager|lieferbar",
  ],
  [
    0,
    "out of stock|outofstock|sold out|none|no|not available|backorder|back order|backordered|on backorder|onbackorder|special order|made to order|to order|discontinued|agotado|sin existencia|sin existencias|no disponible|sobre pedido|bajo pedido|por pedido|pedido especial|descontinuado|nicht lieferbar|ausverkauft",
  ],
];
const unitsOfWord = new Map(words.flatMap(([units, all]) => all.split("|").map((word) => [slugOf(word), units] as const)));

/** Figures below zero, as accounting systems write them: "-3", "3-", "(3)". */
const NEGATIVE = /^(?:[-−]\s*\d[\d.,\s]*|\d[\d.,\s]*[-−]|\(\d[\d.,\s]*\))$/;

/** Reads stock as a figure or in a word for it ("call", "agotado", "backorder"). @returns the reason for another word */
export function readStock(cell: string, most: number, mark: DecimalMark): Reading<Stock> {
  const bare = cell.trim();
  if (bare === "" || bare === "-" || bare === "?") return { value: { units: null } };
  if (NEGATIVE.test(bare)) return { value: { units: 0, note: "stock below zero is read as none" } };
  const { value, reason } = readWhole(bare, 0, most, mark);
  if (reason === undefined) return { value: { units: value } };
  const units = /\d/.test(bare) ? undefined : unitsOfWord.get(slugOf(bare));
  if (units !== undefined) return { value: { units, note: `“${bare.toLowerCase()}” as stock is read as ${meaning(units)}` } };
  return { reason: /\d/.test(bare) ? reason : "is no number of units and no word that is known for stock" };
}

const meaning = (units: 0 | "assumed" | null): string =>
  units === null ? "not stated" : units === 0 ? "none" : "in stock without a number";
