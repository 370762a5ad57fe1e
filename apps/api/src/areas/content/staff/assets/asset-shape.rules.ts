import type { OfficeAsset, OfficeAssetFolder } from "@azulejo/contract/areas/office/content/assets.ts";
import type { ManagedAsset, ManagedFolder } from "./managed-asset.ts";

/** The content system's key for a Spanish description. */
const ALT_ES = "alt__i18n__es";

/** Returns a file's address as stories and products keep it: without the shop's own origin. */
export function addressOf(filename: string, filesUrl: string): string {
  const { origin } = new URL(filesUrl);
  return filename.startsWith(`${origin}/`) ? filename.slice(origin.length) : filename.replace(/^\/\//, "https://");
}

/** Returns the part that all addresses of a file share, whatever its host and its size on a page; null for other addresses. */
export const keyOf = (address: string): string | null =>
  /\/f\/(\d{1,15}\/[x\d]{0,20}\/[\w-]{3,64}\/[\w.-]{1,120})/.exec(address)?.[1] ?? null;

/** @param uses the number of places that use it */
export function toAsset(asset: ManagedAsset, filesUrl: string, uses: number): OfficeAsset {
  const address = addressOf(asset.filename, filesUrl);
  const [, width, height] = /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(address) ?? [];
  const meta = asset.meta_data ?? {};
  const kind = kindOf(asset.content_type);
  const isPicture = kind === "picture" && width !== undefined && height !== undefined;
  return {
    ...{ id: asset.id, address, kind, mediaType: asset.content_type, bytes: asset.content_length, uses },
    name: asset.short_filename || (address.split("/").at(-1) ?? address),
    width: isPicture ? Number(width) : null,
    height: isPicture ? Number(height) : null,
    color: typeof meta.color === "string" && /^#[0-9a-f]{6}$/.test(meta.color) ? meta.color : null,
    altEn: asset.alt ?? "",
    altEs: typeof meta[ALT_ES] === "string" ? meta[ALT_ES] : "",
    focus: asset.focus || null,
    folderId: asset.asset_folder_id || null,
    ...{ createdAt: asset.created_at, deletedAt: asset.deleted_at, revision: asset.updated_at },
  };
}

function kindOf(mediaType: string): OfficeAsset["kind"] {
  if (mediaType.startsWith("image/")) return "picture";
  if (mediaType.startsWith("video/")) return "film";
  return mediaType === "application/pdf" ? "document" : "other";
}

type Values = Pick<OfficeAsset, "altEn" | "altEs" | "focus" | "folderId">;

/** Returns a file's values in the content system's form; keeps its other metadata. */
export const toValues = ({ altEn, altEs, focus, folderId }: Values, meta: ManagedAsset["meta_data"]) => ({
  alt: altEn,
  focus: focus ?? "",
  asset_folder_id: folderId,
  meta_data: { ...meta, alt: altEn, [ALT_ES]: altEs },
});

export const toFolder = ({ id, name, parent_id }: ManagedFolder): OfficeAssetFolder => ({ id, name, parentId: parent_id || null });

/** Returns whether a focus is a rectangle inside the picture. */
export function isInside(focus: string, { width, height }: Pick<OfficeAsset, "width" | "height">): boolean {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = focus.split(/[x:]/).map(Number);
  return width !== null && height !== null && x1 < x2 && y1 < y2 && x2 <= width && y2 <= height;
}
