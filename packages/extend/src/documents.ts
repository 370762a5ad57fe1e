export type DocumentKind = "invoice" | "statement" | "quote" | "acceptance" | "receipt";

/** A document with all its text, ready to be laid out. */
export interface DocumentToDraw {
  language: string;
  title: string;
  shop: string;
  /** Address and phone of the shop. */
  from: string[];
  /** The recipients. */
  to: string[];
  facts: { label: string; value: string }[];
  /** The first column takes the remaining width; the others contain figures. */
  columns: string[];
  rows: {
    cells: string[];
    note: string;
    /** The goods as a picture file; absent for lines without one, or if it can't be read in time. */
    picture?: Uint8Array;
  }[];
  /** The last total is the main one. */
  totals: { label: string; value: string }[];
  /** Sentences below the totals. */
  remarks?: string[];
  /** A page of the shop about the document, for a QR code, with the words below it. */
  scan?: { address: string; label: string };
  foot: string;
  /** The text of page numbers: before, between and after the two figures. */
  page: { before: string; between: string };
}

/** Lays out documents of customers as PDF files. */
export interface DocumentLayout {
  /**
   * Returns the PDF file, or null to leave a document to the shop's own layout. It must show everything that it is given.
   * @param signal aborts after ten seconds; the shop's own layout is used then
   */
  draw(kind: DocumentKind, document: DocumentToDraw, signal: AbortSignal): Promise<Uint8Array | null>;
}
