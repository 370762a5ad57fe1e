/** Faults of a file or its options, for callers with their own wording. */
export type ImportFault = "format" | "encoding" | "columns" | "repeated" | "place" | "other";

/** A failure that the user can fix; its message is all they need at a terminal. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly code: ImportFault;

  constructor(message: string, code: ImportFault = "other") {
    super(message);
    this.code = code;
  }
}
