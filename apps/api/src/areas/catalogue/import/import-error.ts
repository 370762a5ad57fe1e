/** A failure that the user can fix; its message is all they need. */
export class ImportError extends Error {
  override name = "ImportError";
}
