import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { LRUCache } from "lru-cache";
import { contentPolicy, type PolicyHosts } from "../http/content-policy.ts";
import { PageBody } from "./page-body.ts";
import type { CachedPage } from "./page-cache.ts";
import { isForEveryone, varyOf } from "./page-key.ts";

/** Adds the hashes of our own inline scripts, and no others, to a rendered page's policy, and compresses it. */
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

/** Lets browsers keep a page, which they ask about each time; other caches may keep it only if it is the same for everyone. */
export function makeCacheable(page: CachedPage, incoming: Pick<IncomingMessage, "url" | "headers">): void {
  page.isForEveryone = isForEveryone(incoming);
  page.headers["cache-control"] = `${page.isForEveryone ? "public" : "private"}, max-age=0, must-revalidate`;
  page.headers.vary = varyOf(incoming);
  page.headers.etag = page.body.etag;
}

/**
 * Our own scripts carry the render's nonce, which nobody can know in advance: a script injected through text has
 * none. The nonces are removed again, because a shared page is the same for everyone.
 */
function hashOwnScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  if (!nonce) return { html: marked, hashes: [] };
  const [before, after] = [' nonce="', '"'];
  const hashes: string[] = [];
  let html = "";
  let from = 0;
  // By the nonce alone, which is long and rare, because this passes over the whole page.
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

/** Few scripts stand in all pages of a build. */
const known = new LRUCache<string, string>({ max: 500 });

function hashOf(script: string): string {
  const found = known.get(script);
  if (found) return found;
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  // A part of a string would hold the whole page in memory.
  known.set(Buffer.from(script).toString(), hash);
  return hash;
}

/** Files are allowed by their origin, and structured data is not run. */
const notHashed = / src=| type="application\/ld/;
