/** Above any label, bill of lading or picture of a delivery. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Reads a file of a carrier service, whose address was checked before. @throws if it is missing or too large */
export async function download(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { headers, redirect: "error", signal });
  if (!response.ok || !response.body) throw new Error(`a carrier's file could not be read: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("a carrier's file is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
