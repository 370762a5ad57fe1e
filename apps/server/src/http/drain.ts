import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum time in ms for running requests to finish. */
const DRAIN_MS = 10_000;

/**
 * Tracks a server's connections and running responses; call it after the server has its listener. The returned function closes the server:
 * idle connections end at once, new or kept alive; others end after their response. With a delay, it continues to answer for that time and
 * closes each connection after its response, so that proxies can switch to other servers.
 */
export function drainOf(server: Server, drainMs = DRAIN_MS): (delayMs?: number) => Promise<void> {
  const open = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isClosing = false;
  // Data written before is still sent.
  const end = (socket: Socket) => socket.end(() => socket.destroy());
  const endIfIdle = (socket: Socket) => {
    for (const response of running) if (response.req.socket === socket) return;
    end(socket);
  };
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (isClosing) end(socket);
  });
  server.on("request", (_, response) => {
    // Pages from the cache are already answered here.
    if (response.writableEnded) return;
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (isClosing) endIfIdle(response.req.socket);
    });
  });
  return async (delayMs = 0) => {
    server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    isClosing = true;
    // Node considers a response finished before its last bytes are sent, so closing idle connections would cut off slow readers.
    server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) endIfIdle(socket);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(timer);
  };
}
