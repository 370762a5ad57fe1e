import type { IncomingMessage } from "node:http";

/**
 * Returns the visitor's address; uses a proxy's header only if a proxy is trusted. The last entry is the one our own proxy
 * added; earlier entries came with the request and may be forged.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trustProxy: boolean): string {
  const forwarded = headers["x-forwarded-for"];
  const last = trustProxy ? [forwarded].flat().join(",").split(",").at(-1)?.trim() : undefined;
  return last || socket.remoteAddress || "unknown";
}
