import { type Call, ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import { bodyLimitOf, tooLarge } from "../calls/body-limit.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";

/** Reads the uncompressed body of a write, up to the call's limit: JSON, or a form with files. */
export async function readBody(http: Http, call: Call): Promise<unknown> {
  const type = http.req.header("content-type") ?? "";
  const wanted = call.media === "multipart" ? FORM_TYPE : JSON_TYPE;
  if (!type.toLowerCase().startsWith(wanted)) throw new ShopError("request_media_type", { type: wanted });
  if (http.req.header("content-encoding")) throw new ShopError("request_compressed");
  const bytes = await readLimited(http.req.raw, bodyLimitOf(call));
  return call.media === "multipart" ? readForm(bytes, type) : readJson(bytes);
}

export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new ShopError("request_malformed");
  }
}

/** Returns fields by name and files as bytes; null for an empty file. */
async function readForm(bytes: Buffer, type: string): Promise<unknown> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData().catch(() => {
    throw new ShopError("request_malformed");
  });
  const fields = [...form].map(async ([name, value]) => [name, typeof value === "string" ? value : await fileBytes(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

const fileBytes = async (file: Blob): Promise<Uint8Array | null> => (file.size > 0 ? file.bytes() : null);

/** Reads a body up to the limit. Counts while reading, because a length header can be missing or wrong. @throws request_too_large */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
