import { LRUCache } from "lru-cache";

const MAX_DOCUMENTS = 5_000;
const MINUTE_MS = 60_000;

/**
 * Returns a function that reads the size of this server's documents by requesting their first byte, each at most once a minute, because
 * products share documents. Documents on other hosts are not requested.
 */
export function createDocumentLength(publicUrl: string, assets: { fetch(request: Request): Promise<Response> }) {
  const { origin } = new URL(publicUrl);
  const lengths = new LRUCache<string, number>({ max: MAX_DOCUMENTS, ttl: MINUTE_MS });
  return async (address: string): Promise<number | null> => {
    if (!URL.canParse(address, publicUrl)) return null;
    const url = new URL(address, publicUrl);
    if (url.origin !== origin || !url.pathname.startsWith("/assets/documents/")) return null;
    const known = lengths.get(url.pathname);
    if (known !== undefined) return known;
    const response = await assets.fetch(new Request(url, { headers: { range: "bytes=0-0" } }));
    await response.body?.cancel();
    const length = Number(/\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1]) || null;
    if (length !== null) lengths.set(url.pathname, length);
    return length;
  };
}
