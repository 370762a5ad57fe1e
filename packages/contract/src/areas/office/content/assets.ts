import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { page, total } from "../staff-fields.ts";

const MEGABYTE = 1024 * 1024;
/** Maximum file size in megabytes. */
export const MAX_ASSET_MB = 20;
/** Maximum size of a form besides its file. */
const FORM_BYTES = 16 * 1024;
const MAX_PER_PAGE = 100;

const id = z.int().positive().describe("The file's id in the content system.");
const queryId = z.coerce.number().int().positive().describe("The file's id in the content system.");
const folderId = z.int().positive().describe("The folder's id.");
const kind = z.enum(["picture", "film", "document", "other"]);
const pixels = z.int().nullable().describe("In pixels; null for what isn't a picture.");
const alt = field.line
  .max(300, "field_long")
  .describe("What a picture shows, for readers who can't see it; empty if nobody has described it.");
const focus = z
  .string()
  .regex(/^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/, "field_format")
  .nullable()
  .describe("The part that stays visible in every crop, `x1xy1:x2xy2` in its pixels.");
const revision = z
  .string()
  .min(1)
  .max(40)
  .describe("The revision of what was read; send it when saving. A change with an older one is refused.");
const folderName = field.line.min(1, "field_required").max(100, "field_long").describe("As staff find it.");

export const officeAsset = z
  .object({
    id,
    address: z.string(),
    name: z.string(),
    kind,
    mediaType: z.string(),
    bytes: z.int().describe("Its size in bytes."),
    width: pixels,
    height: pixels,
    color: z.string().nullable().describe("The mean color of a picture."),
    altEn: z.string().describe("Empty if nobody has described it."),
    altEs: z.string().describe("Empty if nobody has described it."),
    focus: z.string().nullable().describe("The part that stays visible in every crop."),
    folderId: folderId.nullable().describe("Null at the top."),
    createdAt: field.moment,
    deletedAt: field.moment.nullable(),
    revision,
    uses: z.int().describe("In how many stories, products and other places it is used."),
  })
  .meta({ description: "A picture or another file of the content system." });
export type OfficeAsset = z.infer<typeof officeAsset>;

export const officeAssetUse = z.object({
  kind: z.enum(["story", "product", "slab", "scene"]),
  id: z.int().nullable().describe("Of a story or product."),
  name: z.string(),
  isPublic: z.boolean().describe("Whether readers see it there."),
  isDraft: z.boolean().describe("Whether the draft of a story has it; readers see it after publishing."),
});
export type OfficeAssetUse = z.infer<typeof officeAssetUse>;

export const officeAssetFolder = z.object({ id: folderId, parentId: folderId.nullable().describe("Null at the top."), name: z.string() });
export type OfficeAssetFolder = z.infer<typeof officeAssetFolder>;

const off = "office_content_off" as const;
const gone = "office_asset_not_found" as const;

export const contentAssets = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentassets",
  summary: "Lists the pictures and files of the content system with how often each is used, and all folders",
  input: z.strictObject({
    query: field.typed.max(100).optional().describe("A part of the name or description."),
    kind: kind.exclude(["other"]).optional().describe("Only pictures, films or documents."),
    folder: z.coerce.number().int().positive().optional().describe("Only the files of this folder."),
    sort: z.enum(["newest", "name", "largest"]).default("newest").describe("The order of the list."),
    state: z.enum(["kept", "deleted"]).default("kept").describe("`deleted`: what was deleted and can be restored."),
    page: page(),
    pageSize: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(48).describe("Files per page."),
  }),
  value: z.object({
    assets: z.array(officeAsset),
    total: total("files"),
    folders: z.array(officeAssetFolder),
  }),
  errors: [off],
});

export const contentAsset = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentasset",
  summary: "Returns a file with everything that uses it",
  input: z.strictObject({ id: queryId }),
  value: officeAsset.extend({ usedBy: z.array(officeAssetUse) }).meta({ id: "OfficeAssetWithUses" }),
  errors: [off, gone],
});

export const uploadContentAsset = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/uploadcontentasset",
  summary: "Stores a picture, film or PDF (multipart field `file`) that no page shows yet",
  input: z.strictObject({
    file: z
      .instanceof(Uint8Array)
      .meta({ override: { type: "string", format: "binary" }, description: "A JPEG, PNG, WebP, AVIF, PDF or MP4." })
      .nullable()
      .default(null),
    name: field.line.max(200, "field_long").default("").describe("The file's name, from which its address is made."),
    folder: z.coerce.number().int().positive().optional().describe("The folder to put it into."),
  }),
  value: officeAsset,
  errors: [
    ...[off, "office_asset_kind", "office_picture_large", "office_picture_pixels", "office_picture_broken"],
    ...["office_asset_folder_not_found", "request_too_large"],
  ] as const,
  media: "multipart",
  bodyBytes: MAX_ASSET_MB * MEGABYTE + FORM_BYTES,
});

export const saveContentAsset = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/savecontentasset",
  summary: "Changes a file's descriptions, focus or folder; refused if someone else saved first",
  input: z.strictObject({ id, revision, altEn: alt, altEs: alt, focus, folderId: folderId.nullable() }),
  value: officeAsset,
  errors: [off, gone, "office_asset_changed", "office_asset_focus", "office_asset_folder_not_found"],
  idempotency: "allowed",
});

export const replaceContentAsset = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/replacecontentasset",
  summary: "Puts another stored file in a file's place in the drafts of all stories that use it",
  input: z.strictObject({ id, revision, by: id.describe("The file that takes its place, of the same kind.") }),
  value: z.object({
    asset: officeAsset,
    stories: z
      .array(
        z.object({
          id: z.int().describe("The story's id."),
          name: z.string(),
          lockVersion: z.int(),
          wasPublished: z.boolean().describe("Whether the story was public and had no other changes, so that it can be published at once."),
        }),
      )
      .describe("The stories whose drafts were changed."),
    unchanged: z.array(z.string()).describe("Stories that someone was saving at the same time; they still use the old file."),
  }),
  errors: [off, gone, "office_asset_changed", "office_asset_same"],
  idempotency: "allowed",
});

export const deleteContentAsset = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/deletecontentasset",
  summary: "Deletes a file that nothing uses; it can be restored for 30 days",
  input: z.strictObject({ id, revision }),
  value: field.done,
  errors: [off, gone, "office_asset_changed", "office_asset_used"],
  idempotency: "allowed",
});

export const restoreContentAsset = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/restorecontentasset",
  summary: "Restores a deleted file",
  input: z.strictObject({ id }),
  value: officeAsset,
  errors: [off, gone],
  idempotency: "allowed",
});

export const saveAssetFolder = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/saveassetfolder",
  summary: "Creates a folder of files, or renames one",
  input: z.strictObject({ id: folderId.nullable().describe("Null for a new one."), parentId: folderId.nullable(), name: folderName }),
  value: officeAssetFolder,
  errors: [off, "office_asset_folder_not_found"],
  idempotency: "allowed",
});

export const deleteAssetFolder = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/deleteassetfolder",
  summary: "Deletes a folder; its files move to the top, and its folders into its place",
  input: z.strictObject({ id: folderId }),
  value: field.done,
  errors: [off, "office_asset_folder_not_found"],
  idempotency: "allowed",
});
