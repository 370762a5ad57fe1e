import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

const MEGABYTE = 1024 * 1024;
/** The largest file that staff may send, in megabytes. */
export const MOST_ASSET_MB = 20;
/** Bytes of a form besides its file. */
const FORM_BYTES = 16 * 1024;
const MOST_PER_PAGE = 100;

const idMeta = { description: "The file's id in the content system.", examples: [100_000_311] };
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta(idMeta);
const queryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta(idMeta);
const folderId = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The folder's id.", examples: [12] });
const kind = z.enum(["picture", "film", "document", "other"]);
const pixels = z
  .number()
  .int()
  .nullable()
  .meta({ description: "In pixels; null for what isn't a picture.", examples: [1600] });
const alt = field.line.max(300, "field_long").meta({
  description: "What a picture shows, for readers who can't see it; empty if nobody has described it.",
  examples: ["A gray tile"],
});
const focus = z
  .string()
  .regex(/^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/, "field_format")
  .nullable()
  .meta({ description: "The part that stays visible in every crop, `x1xy1:x2xy2` in its pixels.", examples: ["400x300:401x301"] });
const revision = z
  .string()
  .min(1)
  .max(40)
  .meta({
    description: "The revision of what was read; send it when saving. A change with an older one is refused.",
    examples: ["2026-03-09T10:00:00.000Z"],
  });
const folderName = field.line
  .min(1, "field_required")
  .max(100, "field_long")
  .meta({ description: "As staff find it.", examples: ["Showrooms"] });

const asset = z
  .object({
    id,
    address: field.text("/assets/f/1/1600x1200/0a1b2c/patio.jpg"),
    name: field.text("patio.jpg"),
    kind,
    mediaType: field.text("image/jpeg"),
    bytes: z
      .number()
      .int()
      .meta({ description: "Its size in bytes.", examples: [204_800] }),
    width: pixels,
    height: pixels,
    color: z
      .string()
      .nullable()
      .meta({ description: "The mean color of a picture.", examples: ["#8c8a86"] }),
    altEn: field.text("A gray tile on a patio").describe("Empty if nobody has described it."),
    altEs: field.text("Un piso gris en un patio").describe("Empty if nobody has described it."),
    focus: z
      .string()
      .nullable()
      .meta({ description: "The part that stays visible in every crop.", examples: ["400x300:401x301"] }),
    folderId: folderId.nullable().describe("Null at the top."),
    createdAt: field.moment,
    deletedAt: field.moment.nullable(),
    revision,
    uses: z
      .number()
      .int()
      .meta({ description: "In how many stories, products and other places it is used.", examples: [2] }),
  })
  .meta({ id: "OfficeAsset", description: "A picture or another file of the content system." });
export type OfficeAsset = z.infer<typeof asset>;

const use = z
  .object({
    kind: z.enum(["story", "product", "slab", "scene"]),
    id: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Of a story or product.", examples: [100_000_021] }),
    name: field.text("Granite care"),
    isPublic: z.boolean().describe("Whether readers see it there."),
    isDraft: z.boolean().describe("Whether the draft of a story has it; readers see it after publishing."),
  })
  .meta({ id: "OfficeAssetUse" });
export type OfficeAssetUse = z.infer<typeof use>;

const folder = z
  .object({ id: folderId, parentId: folderId.nullable().describe("Null at the top."), name: field.text("Showrooms") })
  .meta({ id: "OfficeAssetFolder" });
export type OfficeAssetFolder = z.infer<typeof folder>;

const staff = { callers: "staff", right: "content.write" } as const;
const publisher = { callers: "staff", right: "content.publish" } as const;
const off = "office_content_off" as const;
const gone = "office_asset_not_found" as const;

export const contentAssets = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentassets",
  summary: "Lists the pictures and files of the content system with how often each is used, and all folders",
  input: z.strictObject({
    query: field.typed
      .max(100)
      .optional()
      .meta({ description: "A part of the name or description.", examples: ["patio"] }),
    kind: kind.exclude(["other"]).optional().describe("Only pictures, films or documents."),
    folder: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .meta({ description: "Only the files of this folder.", examples: [12] }),
    sort: z.enum(["newest", "name", "largest"]).default("newest").describe("The order of the list."),
    state: z.enum(["kept", "deleted"]).default("kept").describe("`deleted`: what was deleted and can be restored."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1.", examples: [1] }),
    pageSize: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_PER_PAGE)
      .default(48)
      .meta({ description: "Files per page.", examples: [48] }),
  }),
  value: z.object({
    assets: z.array(asset),
    total: z
      .number()
      .int()
      .meta({ description: "Matching files in all.", examples: [12] }),
    folders: z.array(folder),
  }),
  errors: [off],
});

export const contentAsset = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentasset",
  summary: "Returns a file with everything that uses it",
  input: z.strictObject({ id: queryId }),
  value: asset.extend({ usedBy: z.array(use) }).meta({ id: "OfficeAssetWithUses" }),
  errors: [off, gone],
});

export const uploadContentAsset = defineCall({
  ...staff,
  method: "POST",
  path: "office/uploadcontentasset",
  summary: "Stores a picture, film or PDF (multipart field `file`) that no page shows yet",
  input: z.strictObject({
    file: z
      .instanceof(Uint8Array)
      .meta({ override: { type: "string", format: "binary" }, description: "A JPEG, PNG, WebP, AVIF, PDF or MP4." })
      .nullable()
      .default(null),
    name: field.line
      .max(200, "field_long")
      .default("")
      .meta({ description: "The file's name, from which its address is made.", examples: ["patio.jpg"] }),
    folder: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .meta({ description: "The folder to put it into.", examples: [12] }),
  }),
  value: asset,
  errors: [
    ...[off, "office_asset_kind", "office_picture_large", "office_picture_pixels", "office_picture_broken"],
    ...["office_asset_folder_not_found", "request_too_large"],
  ] as const,
  media: "multipart",
  bodyBytes: MOST_ASSET_MB * MEGABYTE + FORM_BYTES,
});

export const saveContentAsset = defineCall({
  ...staff,
  method: "POST",
  path: "office/savecontentasset",
  summary: "Changes a file's descriptions, focus or folder, unless somebody else has changed it since",
  input: z.strictObject({ id, revision, altEn: alt, altEs: alt, focus, folderId: folderId.nullable() }),
  value: asset,
  errors: [off, gone, "office_asset_changed", "office_asset_focus", "office_asset_folder_not_found"],
  idempotency: "allowed",
});

export const replaceContentAsset = defineCall({
  ...staff,
  method: "POST",
  path: "office/replacecontentasset",
  summary: "Puts another stored file in a file's place in the drafts of all stories that use it",
  input: z.strictObject({ id, revision, by: id.describe("The file that takes its place, of the same kind.") }),
  value: z.object({
    asset,
    stories: z
      .array(
        z.object({
          id: z
            .number()
            .int()
            .meta({ description: "The story's id.", examples: [100_000_021] }),
          name: field.text("Granite care"),
          lockVersion: z.number().int(),
          wasPublished: z.boolean().describe("Whether the story was public and had no other changes, so that it can be published at once."),
        }),
      )
      .describe("The stories whose drafts were changed."),
    unchanged: z.array(field.text("Granite care")).describe("Stories that somebody saved at the same moment; they still use the old file."),
  }),
  errors: [off, gone, "office_asset_changed", "office_asset_same"],
  idempotency: "allowed",
});

export const deleteContentAsset = defineCall({
  ...publisher,
  method: "POST",
  path: "office/deletecontentasset",
  summary: "Deletes a file that nothing uses; it can be restored for 30 days",
  input: z.strictObject({ id, revision }),
  value: field.done,
  errors: [off, gone, "office_asset_changed", "office_asset_used"],
  idempotency: "allowed",
});

export const restoreContentAsset = defineCall({
  ...publisher,
  method: "POST",
  path: "office/restorecontentasset",
  summary: "Restores a deleted file",
  input: z.strictObject({ id }),
  value: asset,
  errors: [off, gone],
  idempotency: "allowed",
});

export const saveAssetFolder = defineCall({
  ...staff,
  method: "POST",
  path: "office/saveassetfolder",
  summary: "Creates a folder of files, or renames one",
  input: z.strictObject({ id: folderId.nullable().describe("Null for a new one."), parentId: folderId.nullable(), name: folderName }),
  value: folder,
  errors: [off, "office_asset_folder_not_found"],
  idempotency: "allowed",
});

export const deleteAssetFolder = defineCall({
  ...staff,
  method: "POST",
  path: "office/deleteassetfolder",
  summary: "Deletes a folder; its files move to the top, and its folders into its place",
  input: z.strictObject({ id: folderId }),
  value: field.done,
  errors: [off, "office_asset_folder_not_found"],
  idempotency: "allowed",
});
