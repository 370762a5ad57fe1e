import { ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import type { Services } from "../context.ts";
import type { FileHandler, FileLife } from "./file-handler.ts";

const cacheControl: Record<FileLife, string> = {
  forever: "public, max-age=31536000, immutable",
  day: "private, max-age=86400",
};

/** Serves a file, without keys and without an envelope. @throws request_not_found */
export async function serveFile(http: Http, services: Services, { call, life, read }: FileHandler): Promise<Response> {
  const input = call.input.safeParse(http.req.param());
  const file = input.success ? await read(services, input.data) : null;
  if (file === null) throw new ShopError("request_not_found");
  return new Response(file, {
    headers: {
      "content-type": call.file ?? "application/octet-stream",
      "cache-control": cacheControl[life],
      "x-content-type-options": "nosniff",
    },
  });
}
