import type { Database } from "@azulejo/database";
import { Hono } from "hono";
import { TooManyRequests } from "../http/failure.ts";
import { readAssetAddress } from "./asset-address.ts";
import { contentTypes, type FileKind, isPicture } from "./file-kind.ts";
import { createFolderFiles } from "./folder-files.ts";
import { type LaidScene, parseLaidRequest } from "./laid/laid-request.ts";
import { blurredPart, blurredWall, jointsOf } from "./laid/waiting-picture.ts";
import { readMasters } from "./masters.ts";
import { sendFile } from "./send-file.ts";
import { type FileStore, StoreUnavailable } from "./store/file-store.ts";
import { LocalFiles } from "./store/local-files.ts";
import type { AssetName, Stored } from "./stored.ts";
import { parseTileRequest } from "./tiles/tile-request.ts";
import { UploadedAssets } from "./uploaded-assets.ts";
import { ImageRequestError } from "./variants/argument.ts";
import type { Drawing } from "./variants/draw-picture.ts";
import { parseImageRequest } from "./variants/image-request.ts";
import { layOut } from "./variants/lay-out.ts";
import { negotiateFormat } from "./variants/negotiate-format.ts";
import { placeholderOf } from "./variants/placeholder.ts";
import { clientOf } from "./variants/variant-cost.rules.ts";
import { VariantStore } from "./variants/variant-store.ts";
import { type Asker, isChanged, Variants } from "./variants/variants.ts";

export interface Assets {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface AssetsOptions {
  /** Folder with `manifest.json` and the pictures it names. */
  masters: string;
  documents: string;
  films: string;
  /** Folder for variants. */
  variants: string;
  /** The largest size of all variants on disk, in bytes. */
  variantBytes?: number;
  /** Widths that the site's own pages request; these are made first. */
  ownWidths?: readonly number[];
  /** Where uploaded files are stored; absent if another system stores them. */
  uploads?: { database: Database; files: FileStore };
}

const YEAR = "public, max-age=31536000, immutable";
/** Cache lifetime of the master while its address stands in for a smaller copy that isn't made yet. */
const MEANWHILE = "public, max-age=60";
/** Seconds after which a request may be repeated if the file store was unavailable. */
const STORE_SECONDS = 5;
const VARIANT_BYTES = 2 * 1024 ** 3;
const VARIANTS_OF_ONE = 500;
/** An SVG can contain scripts; this policy stops them when the file is opened directly. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** An uploaded document or film is never displayed as a page of the shop's origin; pages can still embed it. */
const FILE_POLICY = "default-src 'none'; sandbox";

/**
 * Serves files at `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}`, variants of pictures below `/m/`, laid pictures of materials below
 * `/l/`, tiles of a Deep Zoom pyramid below `/z/`, documents at `/assets/documents/{name}.pdf` and films at `/assets/films/{name}.mp4`.
 */
export function createAssets(options: AssetsOptions): Assets {
  const masters = readMasters(options.masters);
  const limits = { bytes: options.variantBytes ?? VARIANT_BYTES, perAsset: VARIANTS_OF_ONE };
  const store = new VariantStore(options.variants, limits);
  const { uploads } = options;
  const uploaded = uploads && new UploadedAssets(uploads.database, new LocalFiles(uploads.files, store));
  // Loaded with the first picture to draw; stored pictures don't need the picture library.
  let drawing: Promise<Drawing> | undefined;
  const loadDrawing = async () => (await import("./variants/draw-picture.ts")).createDrawing(store);
  const variants = new Variants<Stored>(store, {
    ownWidths: options.ownWidths ?? [],
    render: async (stored, wanted) => {
      const file = await stored.open();
      if (file === null) throw new Error(`${stored.key} is gone`);
      return (await (drawing ??= loadDrawing())).draw({ ...stored, file }, wanted);
    },
  });
  const folders = { documents: createFolderFiles(options.documents), films: createFolderFiles(options.films) };
  const find = async (name: AssetName) => masters.get(`${name.hash}/${name.name}`) ?? (await uploaded?.find(name));
  const app = new Hono();
  app.get("/assets/f/*", async (http) => {
    const parsed = readAssetAddress(new URL(http.req.url).pathname);
    const stored = parsed && (await find(parsed));
    if (!stored) return http.text("Not found", 404);
    if (typeof stored === "string") return http.redirect(stored + (parsed.request === null ? "" : `/${parsed.service}${parsed.request}`));
    try {
      if (parsed.request === null) return (await sendStored(stored, http.req.raw, YEAR, parsed.name)) ?? http.text("Not found", 404);
      const send = { m: sendVariant, l: sendLaid, z: sendTile }[parsed.service];
      const sources = { variants, find: (light: LaidScene["light"]) => find({ space: parsed.space, ...light }) };
      return (await send(stored, decodeURIComponent(parsed.request), http.req.raw, sources)) ?? http.text("Not found", 404);
    } catch (error) {
      if (error instanceof TooManyRequests) return http.text("Too many pictures", 429, { "retry-after": String(error.seconds) });
      if (error instanceof StoreUnavailable) return http.text("Not ready", 503, { "retry-after": String(STORE_SECONDS) });
      if (error instanceof ImageRequestError || error instanceof URIError) return http.text(error.message, 400);
      throw error;
    }
  });
  for (const [folder, send] of Object.entries(folders)) {
    app.get(`/assets/${folder}/:name`, async (http) => (await send(http.req.param("name"), http.req.raw)) ?? http.text("Not found", 404));
  }
  return {
    fetch: async (request) => app.fetch(request),
    close: async () => {
      variants.close();
      await (await drawing)?.close();
    },
  };
}

/** The store that creates picture variants, and a function that finds the picture of a scene's light. */
interface Sources {
  variants: Variants<Stored>;
  find(light: LaidScene["light"]): Promise<Stored | string | null | undefined>;
}

const sendStored = async ({ open, kind }: Stored, request: Request, cache: string, name: string): Promise<Response | null> =>
  sendFile(await open(), request, {
    "content-type": contentTypes[kind],
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    ...policyOf(kind, name),
  });

/** @param name contains only letters, digits, periods, hyphens and underscores, like the address */
function policyOf(kind: FileKind, name: string): Record<string, string> {
  if (isPicture(kind)) return {};
  if (kind === "svg") return { "content-security-policy": DRAWING_POLICY };
  return { "content-security-policy": FILE_POLICY, "content-disposition": `attachment; filename="${name}"` };
}

/** @throws ImageRequestError */
async function sendVariant(stored: Stored, text: string, request: Request, { variants }: Sources): Promise<Response | null> {
  const { kind } = stored;
  if (!isPicture(kind)) throw new ImageRequestError(`only pictures can be transformed, and this is ${contentTypes[kind]}`);
  const asked = parseImageRequest(text, stored);
  const layout = layOut(asked, stored);
  const format = asked.format ?? negotiateFormat(kind, request.headers.get("accept"));
  const made = await variants.find(stored, { ...asked, format }, askerOf(request));
  const response = made
    ? new Response(new Uint8Array(made), { headers: { "content-type": contentTypes[format], "cache-control": YEAR } })
    : isChanged({ ...asked, format })
      ? placeholderOf(layout.canvas ?? layout.to, layout.from.width, isPlain(asked) ? blurredPart(stored, layout.from) : "")
      : await sendStored(stored, new Request(request.url), MEANWHILE, "");
  if (asked.format === null) response?.headers.set("vary", "Accept");
  return response;
}

/** Whether a variant is only a smaller version of the picture or of a part of it. */
const isPlain = ({ fill, corner, flipX, flipY, rotate }: ReturnType<typeof parseImageRequest>): boolean =>
  fill === null && corner === null && !flipX && !flipY && rotate === 0;

/** @throws ImageRequestError */
async function sendLaid(stored: Stored, text: string, request: Request, { variants, find }: Sources): Promise<Response | null> {
  if (!isPicture(stored.kind)) throw new ImageRequestError("only photographs of a material can be laid");
  const asked = parseLaidRequest(text);
  const light = asked.scene && (await find(asked.scene.light));
  const lit = light && typeof light !== "string" && isPicture(light.kind) ? await light.open() : null;
  if (asked.scene && lit === null) return null;
  const scene = asked.scene && lit !== null ? { scene: { ...asked.scene, file: lit } } : {};
  const made = await variants.find(stored, { ...asked, ...scene, crop: null }, askerOf(request));
  if (!made) {
    const { thumb } = stored;
    return asked.scene ? placeholderOf(asked) : placeholderOf(asked, asked.across, blurredWall({ ...asked, thumb }) + jointsOf(asked));
  }
  return new Response(new Uint8Array(made), { headers: { "content-type": contentTypes[asked.format], "cache-control": YEAR } });
}

/** @throws ImageRequestError */
async function sendTile(stored: Stored, text: string, request: Request, { variants }: Sources): Promise<Response | null> {
  if (!isPicture(stored.kind)) throw new ImageRequestError("only pictures have tiles");
  const asked = parseTileRequest(text, stored);
  const made = await variants.find(stored, asked, { ...askerOf(request), use: "program" });
  if (!made) return new Response("Not ready", { status: 503, headers: { "retry-after": "2" } });
  return new Response(new Uint8Array(made), { headers: { "content-type": contentTypes[asked.format], "cache-control": YEAR } });
}

const askerOf = (request: Request): Asker => ({
  client: clientOf(request.headers.get("x-client-address") ?? "local"),
  use: useOf(request),
});

/** A page requests headers to have a picture made in advance, and repeats the request for a picture that it waits for. */
function useOf({ headers, method, url }: Request): Asker["use"] {
  const asker = headers.get("sec-fetch-dest");
  if (asker === "image") return new URL(url).searchParams.has("again") ? "again" : "page";
  return asker === "empty" && method === "HEAD" ? "ahead" : "program";
}
