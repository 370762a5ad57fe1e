import { ShopError } from "@azulejo/contract";
import type { Context as Http } from "hono";
import type { Services } from "../context.ts";
import type { FileHandler } from "./file-handler.ts";

/** Files are named by what is in them, so that they may be kept for a year. */
const KEPT = "public, max-age=31536000, immutable";

/** Answers a file, without keys and without an envelope. @throws request_not_found */
export async function serveFile(http: Http, services: Services, { call, type, read }: FileHandler): Promise<Response> {
  const input = call.input.safeParse(http.req.param());
  const file = input.success ? await read(services, input.data) : null;
  if (file === null) throw new ShopError("request_not_found");
  return new Response(file, { headers: { "content-type": type, "cache-control": KEPT, "x-content-type-options": "nosniff" } });
}
