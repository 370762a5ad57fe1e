import pLimit, { type LimitFunction } from "p-limit";
import { contentTypes } from "../../assets/file-kind.ts";
import { type FileStore, keyOfAsset, StoreUnavailable } from "../../assets/store/file-store.ts";
import { badRequest, type Failure, tooManyRequests, unauthorized, unavailable, unprocessable } from "../../http/failure.ts";
import { failureResponse } from "../../http/json.ts";
import { readBytes } from "../../http/read-bytes.ts";
import type { Log } from "../../log.ts";
import type { Snapshots } from "../../snapshot/snapshots.ts";
import type { SpaceSnapshot } from "../../snapshot/space-snapshot.ts";
import { type Writer, write } from "../write.ts";
import { type AssetFile, type AssetValues, findAsset, insertAsset } from "./asset.repository.ts";
import { examineFile } from "./examine-file.ts";
import { readTicket, type Ticket } from "./ticket.ts";

export interface UploadPlace {
  /** Null if uploads are turned off. */
  files: FileStore | null;
  origin: string;
  /** The path that receives files, authorized by a ticket instead of a token. */
  path: string;
}

const MAX_MB = 25;
const MAX_BYTES = MAX_MB * 1024 * 1024;
/** Maximum size of a form besides its file. */
const FORM_BYTES = 64 * 1024;
/** Maximum number of files examined and written at the same time. */
const AT_ONCE = 4;
/** Maximum number of files received at the same time; each is buffered in memory. */
const COMING = 16;

/** Receives the form that a ticket allows: its fields and, as `file`, the file. */
export function createUploads(writer: Writer, snapshots: Snapshots, place: UploadPlace, log: Log) {
  let coming = 0;
  const inTurn = pLimit(AT_ONCE);
  return async (request: Request): Promise<Response> => {
    if (coming >= COMING) return failureResponse(tooManyRequests(), log);
    coming += 1;
    try {
      await receive(request, writer, snapshots, place, inTurn);
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (error instanceof StoreUnavailable) log.error({ err: error }, "a file could not be stored");
      return failureResponse(error instanceof StoreUnavailable ? unavailable() : error, log);
    } finally {
      coming -= 1;
    }
  };
}

/** Checks the ticket in the address before reading the body; a slow body delays no other upload. */
async function receive(
  request: Request,
  writer: Writer,
  snapshots: Snapshots,
  { files }: UploadPlace,
  inTurn: LimitFunction,
): Promise<void> {
  if (request.method !== "POST" || !files) throw badRequest("Files are sent here by POST");
  const { home, ticket } = admit(new URL(request.url).searchParams, writer, snapshots);
  const bytes = await fileOf(await readForm(request));
  await inTurn(async () => {
    const file = await describe(ticket, bytes);
    const key = keyOfAsset(ticket.space, file.hash);
    // The file is stored before the transaction, because a remote store would keep the transaction open.
    await files.put(key, bytes);
    await write(writer, home, async ({ query, now }) => {
      const before = await findAsset(query, ticket.space, ticket.id);
      if (before && before.hash !== file.hash) throw used();
      // The last asset with the same file may have been removed in between.
      if (!(await files.has(key))) await files.put(key, bytes);
      if (!before) await insertAsset(query, ticket.space, file, ticket.values as AssetValues, now);
    });
  });
}

/** @throws 401 for an invalid or expired ticket */
function admit(parameters: URLSearchParams, writer: Writer, snapshots: Snapshots): { home: SpaceSnapshot; ticket: Ticket } {
  const home = snapshots.ofSpace(Number(parameters.get("space")));
  const tokens = home?.space.tokens.filter(({ kind }) => kind === "management").map(({ token }) => token) ?? [];
  const signed = { policy: parameters.get("policy") ?? "", signature: parameters.get("signature") ?? "" };
  const ticket = readTicket(signed, tokens, writer.now());
  if (!home || ticket?.space !== home.space.id) throw unauthorized();
  return { home, ticket };
}

const used = (): Failure => unprocessable("This ticket has been used for another file");

/** @throws 400 for anything but a form, 413 if it is too large */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data;/i.test(type)) throw badRequest("The body must be multipart/form-data");
  const body = await readBytes(request, MAX_BYTES + FORM_BYTES);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw badRequest("The body is not a valid form");
  }
}

async function fileOf(form: FormData): Promise<Buffer> {
  const file = form.get("file");
  if (!(file instanceof Blob)) throw unprocessable("file: is required");
  if (file.size === 0) throw unprocessable("file: is empty");
  if (file.size > MAX_BYTES) throw unprocessable(`file: is larger than ${MAX_MB} MB`);
  return Buffer.from(await file.arrayBuffer());
}

async function describe({ id, space, name }: Ticket, bytes: Buffer): Promise<AssetFile> {
  const { kind, hash, width, height, color } = await examineFile(name, bytes);
  const size = width && height ? `${width}x${height}` : "x";
  return {
    ...{ id, name, hash, width, height, color },
    filename: `/assets/f/${space}/${size}/${hash}/${name}`,
    contentType: contentTypes[kind],
    contentLength: bytes.length,
  };
}
