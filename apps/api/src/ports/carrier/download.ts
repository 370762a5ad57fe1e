import { MAX_FILE_BYTES } from "./answer-faults.rules.ts";

/** Reads a file of a carrier service, whose address was checked before. Of one that is too large, the rest is left. @returns null if there is none */
export async function download(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Uint8Array | null> {
  const response = await fetch(url, { headers, redirect: "error", signal });
  if (response.status === 404) return null;
  if (!response.ok || !response.body) throw new Error(`a carrier's file could not be read: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > MAX_FILE_BYTES) break;
  }
  return Buffer.concat(chunks);
}
