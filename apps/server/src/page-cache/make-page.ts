import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentPolicy, type PolicyHosts } from "../http/content-policy.ts";
import type { CachedPage } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a rendered page once and adds the hashes of our own inline scripts, and no others, to its policy. */
export async function makePage(
  rendered: { path: string; status: number; headers: Headers; body: Buffer; nonce: string; tags: Set<string>; freshUntil: number | null },
  hosts: PolicyHosts,
): Promise<CachedPage> {
  const { text, hashes } = hashOwnScripts(rendered.body.toString("utf8"), rendered.nonce);
  const body = Buffer.from(text);
  const [brotliBytes, gzipBytes] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(body, { level: 6 }),
  ]);
  return {
    status: rendered.status,
    headers: {
      ...Object.fromEntries(rendered.headers),
      "content-security-policy": contentPolicy({ scripts: hashes, path: rendered.path }, hosts),
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Cookie",
    },
    plain: body,
    brotli: brotliBytes,
    gzip: gzipBytes,
    tags: rendered.tags,
    freshUntil: rendered.freshUntil,
  };
}

/**
 * Our own scripts carry the render's nonce, which nobody can know in advance: a script injected through text has
 * none. The nonces are removed again, because a shared page is the same for everyone.
 */
function hashOwnScripts(marked: string, nonce: string): { text: string; hashes: string[] } {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)(?![^>]* type="application/ld)[^>]*>([\\s\\S]*?)</script>`, "g");
  const hashes = [...marked.matchAll(own)].map(([, script = ""]) => {
    const sent = script.replaceAll(nonce, "");
    return `'sha256-${createHash("sha256").update(sent).digest("base64")}'`;
  });
  return { text: marked.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, ""), hashes };
}
