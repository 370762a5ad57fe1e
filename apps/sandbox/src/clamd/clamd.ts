import { createServer, type Server, type Socket } from "node:net";

/** The EICAR test text, which every scanner reports, in two parts, so that this file isn't reported. */
export const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
/** A stream with this text is never answered. */
export const SLOW = "slow scan";
const MAX_BYTES = 25 * 1024 * 1024;

export interface RunningClamd {
  /** `host:port` */
  address: string;
  close(): Promise<void>;
}

/** Simulates clamd's INSTREAM command over TCP, for commands that end in a zero byte. */
export async function startClamd(): Promise<RunningClamd> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const stream = createStream();
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      const said = stream.take(bytes);
      if (said !== null) socket.end(`${said}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const COMMAND = Buffer.from("zINSTREAM\0");

/** Parses the command and the chunks after it, each with its length, as they arrive. */
function createStream() {
  let rest = Buffer.alloc(0);
  let hasCommand = false;
  let size = 0;
  const parts: Buffer[] = [];
  return {
    /** @returns null while the stream continues, or always for a slow scan */
    take(bytes: Buffer): string | null {
      rest = Buffer.concat([rest, bytes]);
      if (!hasCommand && rest.length < COMMAND.length) return null;
      if (!hasCommand) {
        if (!rest.subarray(0, COMMAND.length).equals(COMMAND)) return "UNKNOWN COMMAND";
        hasCommand = true;
        rest = rest.subarray(COMMAND.length);
      }
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0);
        if (length === 0) return verdictOn(Buffer.concat(parts), size);
        if (rest.length < 4 + length) return null;
        size += length;
        // Data beyond the limit is ignored.
        if (size <= MAX_BYTES) parts.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
      }
      return null;
    },
  };
}

function verdictOn(stream: Buffer, size: number): string | null {
  if (size > MAX_BYTES) return "INSTREAM size limit exceeded. ERROR";
  if (stream.includes(SLOW)) return null;
  return stream.includes(TEST_VIRUS) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
}
