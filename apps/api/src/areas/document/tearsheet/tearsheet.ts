/** A product on one sheet, with all its words, so that whoever lays it out needs to know nothing else. It never states a price. */
export interface Tearsheet {
  language: string;
  shop: string;
  /** Address and phone of the shop. */
  from: string[];
  /** Series and material. */
  kicker: string;
  title: string;
  texts: string[];
  /** A JPEG; null where there is none. */
  picture: Uint8Array | null;
  facts: { label: string; value: string }[];
  /** Explanations of the figures among the facts, a sentence each. */
  meanings: string[];
  /** Every size of a rectangular piece, to be drawn at one scale. */
  sizes: { title: string; pieces: { label: string; widthMm: number; heightMm: number }[] } | null;
  columns: string[];
  rows: string[][];
  /** Other products of the series; empty for the only one. */
  others: { title: string; names: string } | null;
  /** The page of the product. */
  address: string;
  /** The same with the variant of the picture, for a QR code. */
  scan: { address: string; label: string };
  foot: string;
  page: { before: string; between: string };
}
