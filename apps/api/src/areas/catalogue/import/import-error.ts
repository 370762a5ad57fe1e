/** A failure that the person at the keyboard can mend; its message is all they need. */
export class ImportError extends Error {
  override name = "ImportError";
}
