import { connect } from "node:net";
import type { DocumentScanner } from "./document-scanner.ts";

const TIMEOUT_MS = 20_000;
/** Below clamd's limit for one chunk of a stream. */
const PART_BYTES = 256 * 1024;
const LONGEST_ANSWER = 1000;

/** Scans documents with clamd's INSTREAM command over TCP. @param address `host:port` */
export function createClamdScanner(address: string, timeoutMs = TIMEOUT_MS): DocumentScanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  return {
    async scan(bytes) {
      const answer = await exchange(hostname.replace(/^\[|\]$/g, ""), Number(port || 3310), bytes, timeoutMs);
      if (/^stream: OK$/.test(answer)) return { isClean: true };
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found === undefined) throw new Error(`the scanner of documents answered ${JSON.stringify(answer.slice(0, 100))}`);
      return { isClean: false, found };
    },
  };
}

function exchange(host: string, port: number, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let answer = "";
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error("the scanner of documents took too long")), timeoutMs);
    socket.on("error", fail);
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += PART_BYTES) {
        const part = bytes.subarray(at, at + PART_BYTES);
        socket.write(lengthOf(part.length));
        socket.write(part);
      }
      socket.write(lengthOf(0));
    });
    socket.on("data", (part) => {
      answer += part.toString("latin1");
      if (answer.length > LONGEST_ANSWER) fail(new Error("the scanner of documents says too much"));
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0.*$/s, ""));
    });
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
