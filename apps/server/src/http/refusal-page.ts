import { makePage } from "../page-cache/make-page.ts";
import type { CachedPage } from "../page-cache/page-cache.ts";
import type { PolicyHosts } from "./content-policy.ts";
import type { Refusal } from "./render-gate.ts";

type Render = (request: Request) => Promise<{ response: Response; nonce: string }>;

interface CachedRefusal {
  page: CachedPage;
  until: number;
}

const CACHE_MS = 600_000;
const MAX_REDIRECTS = 2;

/**
 * Returns the shop's page for refused visitors, in the language of the address. It is rendered once in ten minutes for everyone, so that
 * refusals are cheap; null if it can't be rendered.
 */
export function createRefusalPages(publicUrl: string, render: Render, hosts: PolicyHosts, now: () => number) {
  const cached = new Map<string, CachedRefusal>();
  const running = new Map<string, Promise<CachedPage | null>>();
  const make = async (path: string, status: number): Promise<CachedPage | null> => {
    let address = new URL(path, publicUrl);
    let { response, nonce } = await render(new Request(address));
    for (let count = 0; count < MAX_REDIRECTS && response.headers.has("location"); count++) {
      address = new URL(response.headers.get("location") ?? "", address);
      ({ response, nonce } = await render(new Request(address)));
    }
    if (response.status !== status) return null;
    const html = await response.text();
    const page = makePage(
      { path: address.pathname, status, headers: response.headers, html, nonce, tags: new Set(), freshUntil: null },
      hosts,
    );
    page.headers["cache-control"] = "no-store";
    cached.set(path, { page, until: now() + CACHE_MS });
    return page;
  };
  return async (url: string, { status }: Refusal): Promise<CachedPage | null> => {
    const language = /^\/es(?:[/?]|$)/.test(url) ? "es" : "en";
    const path = `/${language}/${status}/`;
    const known = cached.get(path);
    if (known && known.until > now()) return known.page;
    const started = running.get(path) ?? make(path, status).catch(() => null);
    running.set(path, started);
    const page = await started;
    running.delete(path);
    return page ?? known?.page ?? null;
  };
}
