import type { IncomingMessage } from "node:http";

/** The largest form of any page, an application with its documents, is below this. */
const MOST_BYTES = 26_000_000;

/**
 * The status with which a page's form is refused before any of it is read; null when it may be read. Pages hold a form in memory
 * as a whole, and browsers always say how long one is.
 */
export function refuseBody({ headers }: Pick<IncomingMessage, "headers">): 411 | 413 | null {
  if (headers["transfer-encoding"] !== undefined) return 411;
  return Number(headers["content-length"] ?? 0) > MOST_BYTES ? 413 : null;
}
