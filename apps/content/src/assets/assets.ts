import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { ImageRequestError, parseImageRequest } from "./image-request.ts";
import { Variants } from "./variants.ts";

export interface Assets {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

interface Master {
  file: string;
  width: number;
  height: number;
}

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
/** Until a variant is made its address answers with the master, and only for so long. */
const MEANWHILE = "public, max-age=60";
const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpeg: "image/jpeg", jpg: "image/jpeg", png: "image/png" };

/**
 * Pictures at `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}` and their variants below `/m/`,
 * and documents at `/assets/documents/{name}.pdf`.
 * @param options.masters folder with `manifest.json` and the files it names
 */
export function createAssets(options: { masters: string; documents: string; variants: string }): Assets {
  const masters = readMasters(options.masters);
  const variants = new Variants(options.variants);
  const app = new Hono();
  app.get("/assets/f/:space/:size/:hash/:name/*", async (http) => {
    const master = masters.get(`${http.req.param("hash")}/${http.req.param("name")}`);
    if (!master) return http.text("Not found", 404);
    const [, rest] = new URL(http.req.url).pathname.split(`/${http.req.param("name")}/m`);
    if (rest === undefined) return http.text("Not found", 404);
    try {
      const request = parseImageRequest(decodeURIComponent(rest), master);
      const kept = await variants.find(master.file, request);
      return kept ? picture(kept, types[request.format] ?? "", YEAR) : picture(await readFile(master.file), "image/webp", MEANWHILE);
    } catch (error) {
      if (error instanceof ImageRequestError || error instanceof URIError) return http.text(error.message, 400);
      throw error;
    }
  });
  app.get("/assets/f/:space/:size/:hash/:name", async (http) => {
    const master = masters.get(`${http.req.param("hash")}/${http.req.param("name")}`);
    return master ? picture(await readFile(master.file), "image/webp", YEAR) : http.text("Not found", 404);
  });
  const documents = new Set(existsSync(options.documents) ? readdirSync(options.documents) : []);
  app.get("/assets/documents/:name", async (http) => {
    const name = http.req.param("name");
    if (!documents.has(name)) return http.text("Not found", 404);
    const bytes = await readFile(join(options.documents, name));
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "application/pdf", "cache-control": DAY } });
  });
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => variants.close(),
  };
}

const picture = (bytes: Buffer, type: string, cache: string): Response =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type, "cache-control": cache } });

/** Only what the manifest names can be asked for: an address never becomes a path. */
function readMasters(directory: string): Map<string, Master> {
  const entries = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8")) as (Master & { hash: string })[];
  return new Map(
    entries.map(({ file, hash, width, height }) => [
      `${hash}/${file.slice(file.lastIndexOf("/") + 1)}`,
      { file: join(directory, file), width, height },
    ]),
  );
}
