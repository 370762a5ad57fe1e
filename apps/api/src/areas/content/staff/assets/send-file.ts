import type { Context } from "../../../../context.ts";
import { requireManager } from "../space.ts";
import type { ManagedAsset } from "./managed-asset.ts";

interface Ticket {
  id: number;
  post_url: string;
  fields: Record<string, string>;
}

interface Sent {
  bytes: Uint8Array;
  /** The name of the file, with an ending. */
  filename: string;
  mediaType: string;
  folderId?: number | undefined;
}

/** Uploads a file to the content system, which checks its bytes first. @throws ContentRefused */
export async function sendFile(
  context: Pick<Context, "contentManager">,
  { bytes, filename, mediaType, folderId }: Sent,
): Promise<ManagedAsset> {
  const manager = requireManager(context);
  const body = { filename, ...(folderId && { asset_folder_id: folderId }) };
  const ticket = await manager.call<Ticket>({ method: "POST", path: "assets", body });
  const form = new FormData();
  for (const [field, value] of Object.entries(ticket.fields)) form.set(field, value);
  form.set("file", new Blob([new Uint8Array(bytes)], { type: mediaType }), filename);
  await manager.upload(ticket.post_url, form);
  return manager.call<ManagedAsset>({ method: "GET", path: `assets/${ticket.id}/finish_upload` });
}
