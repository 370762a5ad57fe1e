import { tooLarge } from "./failure.ts";

/**
 * Reads a request's body up to the limit.
 * @throws 413
 */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const refused = () => tooLarge(`The body is larger than ${Math.floor(most / 1024 / 1024)} MB`);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw refused();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw refused();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
