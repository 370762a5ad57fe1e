const PATIENCE_MS = 5000;

/**
 * Measures picture variants: our own by making them, those of a foreign content system by their headers. Until a variant is made, its
 * address returns the master, which has a different length.
 */
export function createPictureLength(publicUrl: string, assets: { fetch(request: Request): Promise<Response> }) {
  return async (address: string): Promise<number | null> => {
    const url = new URL(address, publicUrl);
    const isOwn = url.origin === new URL(publicUrl).origin;
    const response = await (isOwn
      ? assets.fetch(new Request(url))
      : fetch(url, { method: "HEAD", redirect: "follow", signal: AbortSignal.timeout(PATIENCE_MS) }));
    if (!response.ok || response.headers.get("content-type") !== "image/jpeg") return null;
    return isOwn ? (await response.arrayBuffer()).byteLength : Number(response.headers.get("content-length")) || null;
  };
}
