import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentPolicy, type PolicyHosts } from "../http/content-policy.ts";
import type { CachedPage } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** Compresses a rendered page once and takes the hashes of its inline scripts into its policy. */
export async function makePage(
  rendered: { path: string; status: number; headers: Headers; body: Buffer; tags: Set<string>; freshUntil: number | null },
  hosts: PolicyHosts,
): Promise<CachedPage> {
  const hashes = [...rendered.body.toString("utf8").matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const [brotliBytes, gzipBytes] = await Promise.all([
    brotli(rendered.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(rendered.body, { level: 6 }),
  ]);
  return {
    status: rendered.status,
    headers: {
      ...Object.fromEntries(rendered.headers),
      "content-security-policy": contentPolicy({ scripts: hashes, path: rendered.path }, hosts),
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Cookie",
    },
    plain: rendered.body,
    brotli: brotliBytes,
    gzip: gzipBytes,
    tags: rendered.tags,
    freshUntil: rendered.freshUntil,
  };
}
