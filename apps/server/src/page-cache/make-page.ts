import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { LRUCache } from "lru-cache";
import { contentPolicy, type PolicyHosts } from "../http/content-policy.ts";
import { PageBody } from "./page-body.ts";
import type { CachedPage } from "./page-cache.ts";
import { isForEveryone, varyOf } from "./page-key.ts";

/** Compresses a rendered page, and adds the hashes of the shop's own inline scripts to its policy. */
export function makePage(
  rendered: {
    path: string;
    status: number;
    headers: Headers;
    html: string;
    nonce: string;
    tags: ReadonlySet<PageTag>;
    freshUntil: number | null;
  },
  hosts: PolicyHosts,
): CachedPage {
  const { html, hashes } = hashOwnScripts(rendered.html, rendered.nonce);
  return {
    status: rendered.status,
    headers: {
      ...Object.fromEntries(rendered.headers),
      "content-security-policy": contentPolicy({ scripts: hashes, path: rendered.path }, hosts),
      "cache-control": "private, no-store",
    },
    body: PageBody.of(html),
    tags: rendered.tags,
    freshUntil: rendered.freshUntil,
    isForEveryone: false,
  };
}

/** Lets browsers store a page and revalidate it each time; other caches may only store it if it is the same for everyone. */
export function makeCacheable(page: CachedPage, incoming: Pick<IncomingMessage, "url" | "headers">): void {
  page.isForEveryone = isForEveryone(incoming);
  page.headers["cache-control"] = `${page.isForEveryone ? "public" : "private"}, max-age=0, must-revalidate`;
  page.headers.vary = varyOf(incoming);
  page.headers.etag = page.body.etag;
}

/**
 * Finds the shop's own scripts by the render's nonce, which can't be known in advance, so that injected scripts aren't hashed. Removes the
 * nonces, because a shared page is the same for everyone.
 */
function hashOwnScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  if (!nonce) return { html: marked, hashes: [] };
  const [before, after] = [' nonce="', '"'];
  const hashes: string[] = [];
  let html = "";
  let from = 0;
  // Searches for the nonce alone, which is fast because it is long and rare.
  for (let at = marked.indexOf(nonce); at >= 0; at = marked.indexOf(nonce, from)) {
    const end = at + nonce.length;
    const isMark = marked.startsWith(before, at - before.length) && marked.startsWith(after, end);
    html += marked.slice(from, isMark ? at - before.length : at);
    from = isMark ? end + after.length : end;
    const script = isMark && ownScript(marked, at);
    if (script) hashes.push(hashOf(script.replaceAll(nonce, "")));
  }
  return { html: html + marked.slice(from), hashes };
}

/** @returns the code of the inline script whose tag contains this position; null if there is none */
function ownScript(marked: string, at: number): string | null {
  const from = marked.indexOf(">", at) + 1;
  const tag = marked.slice(marked.lastIndexOf("<", at), from);
  return tag.startsWith("<script ") && !notHashed.test(tag) ? marked.slice(from, marked.indexOf("</script>", from)) : null;
}

/** Hashes by script. All pages of a build share a few scripts. */
const known = new LRUCache<string, string>({ max: 500 });

function hashOf(script: string): string {
  const found = known.get(script);
  if (found) return found;
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  // A substring would keep the whole page in memory, so the script is copied.
  known.set(Buffer.from(script).toString(), hash);
  return hash;
}

/** Scripts with a source are allowed by origin, and structured data isn't executed. */
const notHashed = / src=| type="application\/ld/;
