import { createHash } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import type { Services } from "../context.ts";
import type { FileHandler, FileLife } from "./file-handler.ts";

const cacheControl: Record<FileLife, string> = {
  forever: "public, max-age=31536000, immutable",
  day: "private, max-age=86400",
  checked: "public, no-cache",
};

/** Serves a file, without keys and without an envelope. @throws request_not_found */
export async function serveFile(http: Http, services: Services, { call, life, read }: FileHandler): Promise<Response> {
  const input = call.input.safeParse(http.req.param());
  const file = input.success ? await read(services, input.data) : null;
  if (file === null) throw new ShopError("request_not_found");
  const etag = `"${createHash("sha1").update(file).digest("base64url")}"`;
  if (life === "checked" && http.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
  return new Response(file, {
    headers: {
      ...(life === "checked" && { etag }),
      "content-type": call.file ?? "application/octet-stream",
      "cache-control": cacheControl[life],
      "x-content-type-options": "nosniff",
    },
  });
}
