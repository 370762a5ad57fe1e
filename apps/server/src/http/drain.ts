import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long running requests may take to finish. */
const DRAIN_MS = 10_000;

/**
 * Tracks a server's connections and running responses; to be called once the server has its own listener. The returned function closes
 * the server: an idle connection ends at once, whether it is new or kept alive; any other ends after its response. With a delay, it
 * answers on for that time and ends each connection with its answer, so that a proxy can turn to other servers.
 */
export function drainOf(server: Server, drainMs = DRAIN_MS): (delayMs?: number) => Promise<void> {
  const open = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isClosing = false;
  // Data written before is sent first.
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
    // A page of the cache has been answered by now.
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
    // Node takes a response as finished before its last bytes have been sent, so that a slow reader would lose them.
    server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) endIfIdle(socket);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(timer);
  };
}
