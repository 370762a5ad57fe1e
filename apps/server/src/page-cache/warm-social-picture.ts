import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";

/** While one picture is created, those of other pages are left to their first request, so that many new pages stay cheap. */
const PAUSE_MS = 1000;
const image = /<meta property="og:image" content="([^"]+)"/;

/** Creates the picture that a new page declares for social networks, because they request it right after the page. */
export function createSocialPictureWarmer(publicUrl: string, assets: { fetch(request: Request): Promise<Response> }) {
  const known = new LRUCache<string, true>({ max: 5000 });
  let busy = false;
  return (html: string): void => {
    const address = image.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (busy || !address?.startsWith(`${publicUrl}/assets/f/`) || known.has(address)) return;
    known.set(address, true);
    busy = true;
    void assets
      .fetch(new Request(address, { headers: { "x-client-address": "social" } }))
      .then((response) => response.arrayBuffer())
      .catch(() => known.delete(address))
      .then(() => wait(PAUSE_MS, null, { ref: false }))
      .then(() => {
        busy = false;
      });
  };
}
