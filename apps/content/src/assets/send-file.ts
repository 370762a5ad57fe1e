import { open } from "node:fs/promises";
import { type ByteRange, readRange } from "./byte-range.ts";

/** Sends a file, or the part in the Range header, which video players request. */
export async function sendFile(file: string | null, request: Request, headers: Record<string, string>): Promise<Response | null> {
  const handle = file === null ? null : await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const range = readRange(request.headers.get("range"), size);
    if (range === "outside") return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
    const { from, to }: ByteRange = range ?? { from: 0, to: size - 1 };
    const bytes = new Uint8Array(to - from + 1);
    await handle.read(bytes, 0, bytes.length, from);
    return new Response(bytes, {
      status: range ? 206 : 200,
      headers: { ...headers, "accept-ranges": "bytes", ...(range && { "content-range": `bytes ${from}-${to}/${size}` }) },
    });
  } finally {
    await handle.close();
  }
}
