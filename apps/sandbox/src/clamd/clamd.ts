import { createServer, type Server, type Socket } from "node:net";

/** The harmless text that every scanner reports (EICAR), in two parts, so that this file isn't reported. */
export const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
/** A stream with this text is never answered. */
export const SLOW = "slow scan";
const MOST_BYTES = 25 * 1024 * 1024;

export interface RunningClamd {
  /** `host:port` */
  address: string;
  close(): Promise<void>;
}

/** Simulates clamd: its INSTREAM command on TCP, with commands that end in a zero byte. */
export async function startClamd(): Promise<RunningClamd> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      received = Buffer.concat([received, bytes]);
      const said = answerTo(received);
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

/** @returns null while the stream goes on, or for ever if it is slow */
function answerTo(received: Buffer): string | null {
  if (received.length < COMMAND.length) return null;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return "UNKNOWN COMMAND";
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return verdictOn(Buffer.concat(parts));
    if (at + 4 + length > received.length) return null;
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function verdictOn(stream: Buffer): string | null {
  if (stream.length > MOST_BYTES) return "INSTREAM size limit exceeded. ERROR";
  if (stream.includes(SLOW)) return null;
  return stream.includes(TEST_VIRUS) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
}
