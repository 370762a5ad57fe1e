import { ContentRefused } from "@azulejo/content-client";
import { ShopError } from "@azulejo/contract";
import { MOST_PICTURE_MB, type StoredPicture } from "@azulejo/contract/areas/office/catalogue/pictures.ts";
import type { Context } from "../../../context.ts";
import { pictureKind } from "../../../domain/pictures/picture-kind.ts";
import { requireManager } from "../content/space.ts";
import { nameOf, pictureOfAsset } from "./picture-address.rules.ts";

const MEGABYTE = 1024 * 1024;
/** The content system's own limit; the vendor's is lower. */
const MOST_MEGAPIXELS = 100;

interface Ticket {
  id: number;
  post_url: string;
  fields: Record<string, string>;
}

interface Asset {
  filename: string;
  meta_data?: { color?: string } | null;
}

/**
 * Stores a picture in the content system, which reads its size and decodes it before it keeps it.
 * @param name the file's name, of which only letters and digits are kept; its ending follows its bytes
 * @throws office_content_off, office_picture_kind, office_picture_large, office_picture_pixels, office_picture_broken
 */
export async function storePicture(context: Context, bytes: Uint8Array, name: string): Promise<StoredPicture> {
  const manager = requireManager(context);
  const kind = pictureKind(bytes);
  if (!kind) throw new ShopError("office_picture_kind");
  if (bytes.length > MOST_PICTURE_MB * MEGABYTE) throw new ShopError("office_picture_large", { limit: MOST_PICTURE_MB });
  try {
    const filename = nameOf(name, kind);
    const ticket = await manager.call<Ticket>({ method: "POST", path: "assets", body: { filename } });
    const form = new FormData();
    for (const [field, value] of Object.entries(ticket.fields)) form.set(field, value);
    form.set("file", new Blob([new Uint8Array(bytes)], { type: `image/${kind}` }), filename);
    await manager.upload(ticket.post_url, form);
    const asset = await manager.call<Asset>({ method: "GET", path: `assets/${ticket.id}/finish_upload` });
    const stored = pictureOfAsset(asset.filename, context.publicUrl, asset.meta_data?.color ?? null);
    if (!stored) throw new ShopError("office_picture_broken");
    return stored;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ContentRefused) || error.status !== 422) return error;
  return /million pixels/.test(error.message)
    ? new ShopError("office_picture_pixels", { limit: MOST_MEGAPIXELS })
    : new ShopError("office_picture_broken");
}
