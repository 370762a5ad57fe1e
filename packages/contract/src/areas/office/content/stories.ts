import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { page } from "../staff-fields.ts";

/** Stories of the content system in the office. */
const storyId = z.int().positive().describe("The story's id in the content system.");
const queryId = z.coerce.number().int().positive().describe("The story's id in the content system.");
const folderId = z.int().nonnegative().describe("The folder's id; 0 at the top.");
const lockVersion = z
  .int()
  .nonnegative()
  .max(2_147_483_647)
  .describe("Rises with every save. A change names the one that it is based on; an older one is refused.");
const name = field.line.min(1, "field_required").max(200, "field_long").describe("As staff find it; readers see the title.");
const slug = field.typed
  .regex(/^[a-z0-9-]{1,100}$/, "field_code")
  .describe("The last part of the address: lower-case letters, digits and hyphens.");
const state = z
  .enum(["draft", "published", "changed"])
  .describe("`draft`: not public. `published`: public as it is. `changed`: public, and changed since.");
const componentName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,99}$/i)
  .describe("The name of a component.");
const content = z.record(z.string(), z.unknown()).describe("The draft: its component's name and fields, as the content system keeps them.");

export const officeStoryRow = z
  .object({
    id: storyId,
    name: z.string(),
    slug: z.string(),
    fullSlug: z.string(),
    parentId: folderId,
    isFolder: z.boolean(),
    isStartpage: z.boolean().describe("Whether it is the page of its folder."),
    state,
    updatedAt: field.moment,
    publishedAt: field.moment.nullable(),
    lockVersion,
  })
  .meta({ description: "A story or folder without its content." });
export type OfficeStoryRow = z.infer<typeof officeStoryRow>;

export const officeStoryListRow = officeStoryRow.extend({
  title: z
    .string()
    .nullable()
    .describe("What readers see, in the staff member's language; null if it isn't translated, or if stories are named in that language."),
});
export type OfficeStoryListRow = z.infer<typeof officeStoryListRow>;

export const officeStory = officeStoryRow.extend({
  uuid: z.string(),
  content,
  previews: z
    .array(z.object({ language: z.string(), address: z.string() }))
    .describe("The page with its draft in each language; the addresses work for an hour."),
});
export type OfficeStory = z.infer<typeof officeStory>;

const fieldKind = z.enum([
  "text",
  "lines",
  "richText",
  "number",
  "flag",
  "moment",
  "asset",
  "link",
  "table",
  "choice",
  "story",
  "stories",
  "codes",
  "blocks",
  "other",
]);

export const officeContentComponent = z.object({
  name: componentName,
  label: z.string(),
  isRoot: z.boolean().describe("Whether it is a kind of story."),
  isBlock: z.boolean().describe("Whether it can be part of a story."),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: fieldKind,
      isRequired: z.boolean().describe("Whether publishing needs it."),
      isTranslated: z.boolean().describe("Whether each language has its own value."),
      choices: z.array(z.string()).describe("The values of a choice."),
      blocks: z.array(componentName).describe("The components that it may contain; any block if empty."),
    }),
  ),
});
export type OfficeContentComponent = z.infer<typeof officeContentComponent>;

/** Stories to publish or unpublish together. */
export const publication = {
  action: z.enum(["publish", "unpublish"]),
  stories: z
    .array(z.strictObject({ id: storyId, lockVersion }))
    .min(1)
    .max(100)
    .describe("At most 100, each as it was read."),
};

const off = "office_content_off" as const;

export const contentSchema = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentschema",
  summary: "Returns the languages of the content, the default first, its components with their fields, and all folders",
  value: z.object({
    languages: z.array(z.string()),
    components: z.array(officeContentComponent),
    folders: z.array(z.object({ id: storyId, parentId: folderId, name: z.string(), fullSlug: z.string() })),
  }),
  errors: [off],
});

export const contentStories = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentstories",
  summary: "Lists a folder's stories and folders, or finds stories in all folders by words or state",
  input: z.strictObject({
    folder: z.coerce
      .number()
      .int()
      .nonnegative()

      .default(0)
      .describe("The folder's id; 0 for the top. Not used with `query` or `state`."),
    query: field.typed.max(100).optional().describe("A part of the name or address."),
    state: state.optional().describe("Only stories in this state, of all folders."),
    page: page(),
    pageSize: z.coerce.number().int().min(1).max(200).default(100).describe("Stories per page."),
  }),
  value: z.object({ stories: z.array(officeStoryListRow), total: z.int().describe("Matching stories and folders in all.") }),
  errors: [off],
});

export const contentChoices = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentchoices",
  summary: "Names what a story's fields refer to: products by their codes, stories by their ids; or finds some by words",
  input: z.strictObject({
    of: z.enum(["products", "stories"]).describe("What the field refers to."),
    query: field.typed.max(100).optional().describe("Words of the name or code; not used with `keys`."),
    keys: z.string().max(8000).optional().describe("Codes of products or ids of stories, separated by commas."),
  }),
  value: z.array(
    z
      .object({
        key: z.string().describe("What the field holds."),
        name: z.string(),
        detail: z.string().describe("A code, or an address."),
      })
      .meta({ id: "OfficeContentChoice" }),
  ),
  errors: [off],
});

export const contentStory = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentstory",
  summary: "Returns a story with its draft and the addresses that show it",
  input: z.strictObject({ id: queryId }),
  value: officeStory,
  errors: [off, "office_story_not_found"],
});

export const createContentStory = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/createcontentstory",
  summary: "Creates a story as a draft, or a folder",
  input: z.strictObject({
    parentId: folderId,
    name,
    slug,
    component: componentName.nullable().describe("The kind of story; null for a folder."),
  }),
  value: officeStoryRow,
  errors: [off, "office_story_not_found", "office_slug_taken", "office_content_invalid"],
  idempotency: "allowed",
});

export const saveContentStory = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/savecontentstory",
  summary: "Saves a story's draft; readers see it once it is published",
  input: z.strictObject({ id: storyId, lockVersion, name, content }),
  value: officeStory,
  errors: [off, "office_story_not_found", "office_story_changed", "office_content_invalid"],
  idempotency: "allowed",
});

export const placeContentStory = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/placecontentstory",
  summary: "Renames or moves a story or folder; the old addresses of what is public lead to the new ones",
  input: z.strictObject({ id: storyId, lockVersion, name, slug, parentId: folderId }),
  value: officeStoryRow,
  errors: [off, "office_story_not_found", "office_story_changed", "office_slug_taken", "office_content_invalid"],
  idempotency: "allowed",
});

export const duplicateContentStory = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/duplicatecontentstory",
  summary: "Creates a draft with the same content beside a story",
  input: z.strictObject({ id: storyId }),
  value: officeStoryRow,
  errors: [off, "office_story_not_found", "office_content_invalid"],
  idempotency: "allowed",
});

export const deleteContentStory = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/deletecontentstory",
  summary: "Deletes a story with its history, or an empty folder",
  input: z.strictObject({ id: storyId, lockVersion }),
  value: field.done,
  errors: [off, "office_story_not_found", "office_story_changed", "office_folder_not_empty"],
  idempotency: "allowed",
});

export const publishContent = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/publishcontent",
  summary: "Publishes the drafts of stories together, or unpublishes stories; all of them or none",
  input: z.strictObject(publication),
  value: z.array(officeStoryRow),
  errors: [off, "office_story_not_found", "office_story_changed", "office_story_incomplete", "office_legal_text_author"],
  idempotency: "allowed",
});

export const contentVersions = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentversions",
  summary: "Lists a story's versions, newest first, with their content",
  input: z.strictObject({ id: queryId, page: page().describe("Counted from 1; 20 versions each.") }),
  value: z.object({
    versions: z.array(
      z.object({
        id: z.int().describe("The version's id."),
        kind: z.enum(["saved", "published", "unpublished"]),
        name: z.string(),
        by: z.string().nullable().describe("Who made it; null if nobody was named."),
        at: field.moment,
        content,
      }),
    ),
    total: z.int().describe("Versions in all."),
  }),
  errors: [off, "office_story_not_found"],
});
