import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long running requests may take to finish. */
const DRAIN_MS = 10_000;

/**
 * Tracks a server's connections. The returned function closes the server: an idle connection ends at once, whether it is new
 * or kept alive; any other ends after its response.
 */
export function drainOf(server: Server, drainMs = DRAIN_MS): () => Promise<void> {
  const open = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const endIfIdle = (socket: Socket) => {
    for (const response of running) if (response.req.socket === socket) return;
    socket.end(() => socket.destroy());
  };
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (isClosing) endIfIdle(socket);
  });
  // One function for all responses, because this runs for every page that the cache answers.
  function answered(this: ServerResponse): void {
    running.delete(this);
    if (isClosing) endIfIdle(this.req.socket);
  }
  server.on("request", (_, response) => {
    running.add(response);
    if (isClosing) response.setHeader("connection", "close");
    response.on("close", answered);
  });
  return async () => {
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
