/** The contents of a tear sheet in one language, ready to be laid out. It never has prices. */
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
  /** Explanations of technical values, one sentence each. */
  meaningsTitle: string;
  meanings: string[];
  /** All sizes of rectangular pieces, to be drawn at one scale. */
  sizes: { title: string; pieces: { label: string; widthMm: number; heightMm: number }[] } | null;
  columns: string[];
  rows: string[][];
  /** Other products of the series. */
  others: { title: string; names: string } | null;
  /** The page of the product. */
  address: string;
  /** The product's page with the pictured variant selected, for a QR code. */
  scan: { address: string; label: string };
  foot: string;
  page: { before: string; between: string };
}
