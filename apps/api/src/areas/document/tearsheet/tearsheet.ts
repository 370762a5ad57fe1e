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
  columns: string[];
  rows: string[][];
  /** What else the series has; empty for the only one. */
  others: { title: string; names: string } | null;
  /** The page of the product. */
  address: string;
  foot: string;
  page: { before: string; between: string };
}
