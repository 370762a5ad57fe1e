import type { IncomingMessage } from "node:http";

/** The visitor's address; a proxy's header counts only where one is trusted. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  const first = trustProxy && typeof forwarded === "string" ? forwarded.split(",")[0]?.trim() : undefined;
  return first || request.socket.remoteAddress || "unknown";
}
