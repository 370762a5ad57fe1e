/** A document with all its words, so that whoever lays it out needs to know nothing else. */
export interface Sheet {
  language: string;
  title: string;
  shop: string;
  /** Address and phone of the shop. */
  from: string[];
  /** The recipients. */
  to: string[];
  facts: { label: string; value: string }[];
  /** The first column takes the room that is left; the others are figures. */
  columns: string[];
  rows: { cells: string[]; note: string }[];
  /** The last one counts. */
  totals: { label: string; value: string }[];
  /** Sentences below the sums. */
  remarks?: string[];
  foot: string;
  /** Said by each page; with the figures put in by the renderer. */
  page: { before: string; between: string };
}
