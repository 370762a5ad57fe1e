import { createHash } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import type { z } from "zod";
import { checkInput, checkText } from "../calls/check-input.ts";
import type { Services } from "../context.ts";
import type { FileHandler, FileLife } from "./file-handler.ts";

const cacheControl: Record<FileLife, string> = {
  forever: "public, max-age=31536000, immutable",
  day: "private, max-age=86400",
  checked: "public, no-cache",
  never: "no-store",
};

/** Headers of a document on the shop's origin that may contain anything: scripts don't run, and only the shop's own pages can frame it. */
const documentHeaders = ({ shops }: Services) => ({
  "content-security-policy": [
    "default-src 'none'",
    // A sandboxed document has an opaque origin, so 'self' doesn't match and the shop's origin is listed.
    ["img-src data:", ...new Set(shops().flatMap(({ publicUrl, catalog }) => [new URL(publicUrl).origin, ...catalog.pictureHosts()]))].join(
      " ",
    ),
    "style-src 'unsafe-inline'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox",
  ].join("; "),
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
});

/** Returns null for an address that can't be a file's. */
function readAddress<Input>({ input }: { input: z.ZodType<Input> }, parameters: unknown): Input | null {
  try {
    return checkInput(input, checkText(parameters));
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

/** Serves a file, without keys and without an envelope. @throws request_not_found */
export async function serveFile(http: Http, services: Services, { call, life, saveAs, read }: FileHandler): Promise<Response> {
  const input = readAddress(call, http.req.param());
  const file = input === null ? null : await read(services, input);
  if (file === null) throw new ShopError("request_not_found");
  const etag = `"${createHash("sha1").update(file).digest("base64url")}"`;
  if (life === "checked" && http.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
  return new Response(file, {
    headers: {
      ...(life === "checked" && { etag }),
      "content-type": call.file ?? "application/octet-stream",
      "cache-control": cacheControl[life],
      "x-content-type-options": "nosniff",
      ...(saveAs !== undefined && { "content-disposition": `attachment; filename="${saveAs}"` }),
      ...(call.file?.startsWith("text/html") && documentHeaders(services)),
      // Browsers display a PDF with their own styles and scripts, which a stricter policy would block.
      ...(call.file === "application/pdf" && { "content-security-policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'none'" }),
    },
  });
}
