/** Maximum number of documents of an application; checked in the browser before sending and again on the server. */
export const MAX_DOCUMENTS = 4;
/** Maximum bytes of each document, so that the documents fit into a call as encoded text. */
export const MAX_DOCUMENT_BYTES = 4_500_000;
export const documentTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type DocumentType = (typeof documentTypes)[number];

interface Named {
  name: string;
  size: number;
  type: string;
}

export type DocumentFault = { rule: "count" } | { rule: "size" | "kind"; name: string };

export const isDocumentType = (type: string): type is DocumentType => (documentTypes as readonly string[]).includes(type);

/** Returns the first error of some files; null if they can be sent. */
export function documentFault(files: readonly Named[]): DocumentFault | null {
  if (files.length > MAX_DOCUMENTS) return { rule: "count" };
  for (const { name, size, type } of files) {
    if (!isDocumentType(type)) return { rule: "kind", name };
    if (size > MAX_DOCUMENT_BYTES) return { rule: "size", name };
  }
  return null;
}
