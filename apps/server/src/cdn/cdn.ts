import type { CachedPage } from "../page-cache/page-cache.ts";
import type { CdnConfig } from "./cdn-config.ts";
import { cdnTagsOf } from "./cdn-tags.ts";

/** Controls a kind of CDN, with headers of pages and purge requests. */
export interface Cdn {
  /** Returns headers that let the CDN store a page until its end; null for a page that isn't public. */
  headersOf(page: CachedPage): Record<string, string> | null;
  /** Purges all pages with one of these tags. @throws if the CDN doesn't confirm it */
  purge(tags: string[]): Promise<void>;
}

/** Maximum time in seconds that the CDN stores a page without an end, in case a purge is lost. */
const LONGEST_SECONDS = 3600;
const TIMEOUT_MS = 5000;
/** Maximum number of tags per purge request, which every CDN accepts. */
const MAX_PURGED = 100;

interface Kind {
  tags: string;
  separator: string;
  life: string;
  request(token: string | null, tags: string[]): RequestInit;
}

/** Varnish and Fastly use the same header for tags. */
const surrogate = { tags: "surrogate-key", separator: " ", life: "surrogate-control" };

const kinds: Record<CdnConfig["kind"], Kind> = {
  varnish: {
    ...surrogate,
    request: (token, tags) => ({
      method: "PURGE",
      headers: { "surrogate-key": tags.join(" "), ...(token && { authorization: `Bearer ${token}` }) },
    }),
  },
  fastly: {
    ...surrogate,
    request: (token, tags) => ({ method: "POST", headers: { "surrogate-key": tags.join(" "), "fastly-key": token ?? "" } }),
  },
  cloudflare: {
    tags: "cache-tag",
    separator: ",",
    life: "cdn-cache-control",
    request: (token, tags) => ({
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
    }),
  },
};

/** @param now in milliseconds */
export function createCdn({ kind, purgeUrl, token }: CdnConfig, now: () => number): Cdn {
  const { tags: tagsHeader, separator, life, request } = kinds[kind];
  const known = new WeakMap<CachedPage, string>();
  const tagsOf = (page: CachedPage): string => {
    const found = known.get(page) ?? cdnTagsOf(page.tags).join(separator);
    known.set(page, found);
    return found;
  };
  return {
    headersOf(page) {
      if (!page.isForEveryone) return null;
      const left = page.freshUntil === null ? LONGEST_SECONDS : Math.floor((page.freshUntil - now()) / 1000);
      return left < 1 ? null : { [tagsHeader]: tagsOf(page), [life]: `max-age=${Math.min(left, LONGEST_SECONDS)}` };
    },
    async purge(tags) {
      for (let from = 0; from < tags.length; from += MAX_PURGED) {
        const init = request(token, tags.slice(from, from + MAX_PURGED));
        const answer = await fetch(purgeUrl, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`the CDN answered a purge with ${answer.status}`);
      }
    },
  };
}
