/** A document with all its text, ready to be laid out. */
export type { DocumentToDraw as Sheet } from "@azulejo/extend/documents.ts";
