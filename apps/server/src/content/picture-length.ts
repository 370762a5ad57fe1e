const PATIENCE_MS = 5000;

/**
 * Returns a function that reads the size of picture variants: own ones by creating them, external ones by their headers. Until a variant is
 * created, its address returns the master, whose size differs.
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
