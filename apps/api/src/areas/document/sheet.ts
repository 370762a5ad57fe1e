import type { DocumentToDraw } from "@azulejo/extend/documents.ts";

/** A document with all its text, ready to be laid out. */
export type Sheet = DocumentToDraw;

/** A document whose lines name pictures that haven't been read yet, by their address. */
export type SheetToIllustrate = Omit<Sheet, "rows"> & { rows: { cells: string[]; note: string; pictureAddress: string | null }[] };
