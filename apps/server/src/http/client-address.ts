import type { IncomingMessage } from "node:http";

/**
 * The visitor's address; a proxy's header counts only where one is trusted. The last entry is the one that our own proxy has
 * added: whatever stands before it came with the request and may be made up.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trustProxy: boolean): string {
  const forwarded = headers["x-forwarded-for"];
  const last = trustProxy ? [forwarded].flat().join(",").split(",").at(-1)?.trim() : undefined;
  return last || socket.remoteAddress || "unknown";
}
