import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long running requests may take to finish. */
const DRAIN_MS = 10_000;

/**
 * Tracks a server's connections. The returned function closes the server: an idle connection ends at once, whether it is new
 * or kept alive; any other ends after its response.
 */
export function drainOf(server: Server, drainMs = DRAIN_MS): () => Promise<void> {
  const busy = new Map<Socket, number>();
  let isClosing = false;
  const release = (socket: Socket) => {
    if (isClosing && busy.get(socket) === 0) socket.end(() => socket.destroy());
  };
  server.on("connection", (socket: Socket) => {
    busy.set(socket, 0);
    socket.once("close", () => busy.delete(socket));
    release(socket);
  });
  // One function for all responses, because this runs for every page that the cache answers.
  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    const running = busy.get(socket);
    if (running === undefined) return;
    busy.set(socket, running - 1);
    release(socket);
  }
  server.on("request", ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    if (isClosing) response.setHeader("connection", "close");
    response.on("close", answered);
  });
  return async () => {
    isClosing = true;
    // Node takes a response as finished before its last bytes have been sent, so that a slow reader would lose them.
    server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of [...busy.keys()]) release(socket);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(timer);
  };
}
