import type { Hono, Context as Http } from "hono";
import { keyOfAsset } from "../../assets/store/file-store.ts";
import { badRequest, notFound, unprocessable } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import { idOf, isSet, type Manager, pageOf } from "../call.ts";
import { Fields } from "../read-fields.ts";
import { write } from "../write.ts";
import {
  clearDeleted,
  deleteAsset,
  findAsset,
  isAssetKind,
  isFileUsed,
  listAssets,
  reserveAssetId,
  restoreAssets,
  updateAsset,
} from "./asset.repository.ts";
import { assetFields, readAssetValues } from "./asset-fields.ts";
import { cleanName } from "./asset-name.ts";
import { assetShape } from "./asset-shape.ts";
import type { UploadPlace } from "./receive-upload.ts";
import { signTicket, TICKET_SECONDS } from "./ticket.ts";

/** Assets of a space: issues upload tickets; the file itself is sent to the ticket's address. */
export function addAssets(app: Hono, manager: Manager, place: UploadPlace): void {
  const { database, now } = manager;
  const found = async (http: Http) => {
    const row = await findAsset(database.query, manager.homeOf(http).space.id, idOf(http));
    if (!row) throw notFound();
    return assetShape(row, place.origin);
  };
  app.get("/assets", (http) => list(http, manager, place));
  app.post("/assets", (http) => giveTicket(http, manager, place));
  app.post("/assets/bulk_restore", (http) => restore(http, manager, place));
  app.get("/assets/:id", async (http) => http.json(await found(http)));
  app.get("/assets/:id/finish_upload", async (http) => http.json(await found(http)));
  app.on(["PUT", "PATCH"], "/assets/:id", async (http) => {
    const values = readAssetValues(assetFields(await readBody(http.req.raw)));
    const row = await updateAsset(database.query, manager.homeOf(http).space.id, idOf(http), values, now());
    if (!row) throw notFound();
    return http.json(assetShape(row, place.origin));
  });
  app.delete("/assets/:id", (http) => remove(http, manager, place));
}

const sortable = { created_at: "createdAt", updated_at: "updatedAt", content_length: "contentLength" } as const;

async function list(http: Http, manager: Manager, { origin }: UploadPlace): Promise<Response> {
  const { limit, offset, headers } = pageOf(http);
  const [sort = "", direction = "desc"] = (http.req.query("sort_by") ?? "created_at:desc").split(":");
  const sortBy = sort === "short_filename" || sort === "filename" ? "name" : sortable[sort as keyof typeof sortable];
  if (!sortBy) throw badRequest(`sort_by must be one of ${Object.keys(sortable).join(", ")}, short_filename`);
  const folder = http.req.query("in_folder") ?? "";
  if (!/^-?\d{0,15}$/.test(folder)) throw badRequest("in_folder must be an id");
  const kind = http.req.query("kind") ?? "";
  if (kind !== "" && !isAssetKind(kind)) throw badRequest("kind must be picture, film or document");
  const { rows, total } = await listAssets(manager.database.query, manager.homeOf(http).space.id, {
    ...{ limit, offset, sortBy, descending: direction !== "asc", search: http.req.query("search") ?? "" },
    folder: Number(folder) > 0 ? Number(folder) : null,
    kind: kind === "" ? null : kind,
    isDeleted: isSet(http.req.query("deleted")),
  });
  return http.json({ assets: rows.map((row) => assetShape(row, origin)) }, 200, headers(total));
}

/** The address includes a picture's size if the caller sends it; the file's actual size replaces it later. */
async function giveTicket(http: Http, manager: Manager, place: UploadPlace): Promise<Response> {
  if (!place.files) throw unprocessable("This content system takes no files");
  const fields = assetFields(await readBody(http.req.raw));
  const name = cleanName(fields.filled("filename", 300) ?? "");
  const size = fields.matching("size", /^(?:\d{1,5}x\d{1,5})?$/, "WxH in pixels") || "x";
  const values = readAssetValues(fields);
  const { space } = manager.homeOf(http);
  const id = await reserveAssetId(manager.database.query);
  const expires = Math.floor(manager.now().getTime() / 1000) + TICKET_SECONDS;
  const token = (http.req.header("authorization") ?? "").replace(/^Bearer\s+/i, "").trim();
  const { policy, signature } = signTicket({ id, space: space.id, name, expires, values: { ...values } }, token);
  // The final address derives from the file's bytes; this one redirects there.
  const address = `${place.origin}/assets/f/${space.id}/${size}/id${id}/${name}`;
  return http.json({
    id,
    pretty_url: address.replace(/^https?:/, ""),
    public_url: address,
    // The ticket is also in the address, so that it is checked before the file is read.
    post_url: `${place.origin}${place.path}?${new URLSearchParams({ space: String(space.id), policy, signature })}`,
    fields: { key: `f/${space.id}/${size}/id${id}/${name}`, space: String(space.id), expires: String(expires), policy, signature },
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a deleted asset can be restored, as in the vendor's service. */
const RESTORABLE_DAYS = 30;

/** Deletes an asset, and removes assets deleted long ago for good. A file is removed with the last asset that uses it. */
async function remove(http: Http, manager: Manager, { files, origin }: UploadPlace): Promise<Response> {
  const id = idOf(http);
  const removed = await write(manager, manager.homeOf(http), async ({ query, home, now }) => {
    const row = await deleteAsset(query, home.space.id, id, now);
    if (!row) throw notFound();
    const cleared = await clearDeleted(query, home.space.id, new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS));
    for (const hash of cleared)
      if (files && !(await isFileUsed(query, home.space.id, hash))) await files.remove(keyOfAsset(home.space.id, hash));
    return row;
  });
  return http.json(assetShape(removed, origin));
}

async function restore(http: Http, manager: Manager, { origin }: UploadPlace): Promise<Response> {
  const ids = new Fields(await readBody(http.req.raw)).ids("ids") ?? [];
  const rows = await write(manager, manager.homeOf(http), ({ query, home }) => restoreAssets(query, home.space.id, ids));
  return http.json({ assets: rows.map((row) => assetShape(row, origin)) });
}
