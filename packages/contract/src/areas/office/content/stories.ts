import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

/** Stories of the content system, as the office edits them. */
const storyId = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The story's id in the content system.", examples: [100_000_021] });
const queryId = z.coerce
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The story's id in the content system.", examples: [100_000_021] });
const folderId = z
  .number()
  .int()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The folder's id; 0 at the top.", examples: [0] });
const lockVersion = z
  .number()
  .int()
  .nonnegative()
  .max(2_147_483_647)
  .meta({ description: "Rises with every save. A change names the one that it is based on; an older one is refused.", examples: [3] });
const name = field.line
  .min(1, "field_required")
  .max(200, "field_long")
  .meta({ description: "As staff find it; readers see the title.", examples: ["Granite care"] });
const slug = field.typed
  .regex(/^[a-z0-9-]{1,100}$/, "field_code")
  .meta({ description: "The last part of the address: lower-case letters, digits and hyphens.", examples: ["granite-care"] });
const state = z.enum(["draft", "published", "changed"]).meta({
  description: "`draft`: not public. `published`: public as it is. `changed`: public, and changed since.",
  examples: ["changed"],
});
const componentName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,99}$/i)
  .meta({ description: "The name of a component.", examples: ["page"] });
const content = z.record(z.string(), z.unknown()).meta({
  description: "The draft: its component's name and fields, as the content system keeps them.",
  examples: [{ component: "page", title: "Returns" }],
});

const storyRow = z
  .object({
    id: storyId,
    name: field.text("Granite care"),
    slug: field.text("granite-care"),
    fullSlug: field.text("care/granite-care"),
    parentId: folderId,
    isFolder: z.boolean(),
    isStartpage: z.boolean().describe("Whether it is the page of its folder."),
    state,
    updatedAt: field.moment,
    publishedAt: field.moment.nullable(),
    lockVersion,
  })
  .meta({ id: "OfficeStoryRow", description: "A story or folder without its content." });
export type OfficeStoryRow = z.infer<typeof storyRow>;

const story = storyRow
  .extend({
    uuid: field.text("8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22"),
    content,
    previews: z
      .array(
        z.object({ language: field.text("en"), address: field.text("https://shop.example/en/care/granite-care/?_storyblok=100000021") }),
      )
      .describe("The page with its draft in each language; the addresses work for an hour."),
  })
  .meta({ id: "OfficeStory" });
export type OfficeStory = z.infer<typeof story>;

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

const component = z
  .object({
    name: componentName,
    label: field.text("Page"),
    isRoot: z.boolean().describe("Whether it is a kind of story."),
    isBlock: z.boolean().describe("Whether it can be part of a story."),
    fields: z.array(
      z.object({
        name: field.text("headline"),
        kind: fieldKind,
        isRequired: z.boolean().describe("Whether publishing needs it."),
        isTranslated: z.boolean().describe("Whether each language has its own value."),
        choices: z.array(field.text("wide")).describe("The values of a choice."),
        blocks: z.array(componentName).describe("The components that it may contain; any block if empty."),
      }),
    ),
  })
  .meta({ id: "OfficeContentComponent" });
export type OfficeContentComponent = z.infer<typeof component>;

/** Stories that become public together, or stop being so. */
export const publication = {
  action: z.enum(["publish", "unpublish"]),
  stories: z
    .array(z.strictObject({ id: storyId, lockVersion }))
    .min(1)
    .max(100)
    .describe("At most 100, each as it was read."),
};

const staff = { callers: "staff", right: "content.write" } as const;
const publisher = { callers: "staff", right: "content.publish" } as const;
const off = "office_content_off" as const;

export const contentSchema = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentschema",
  summary: "Returns the languages of the content, the default first, its components with their fields, and all folders",
  input: z.strictObject({}),
  value: z.object({
    languages: z.array(field.text("en")),
    components: z.array(component),
    folders: z.array(z.object({ id: storyId, parentId: folderId, name: field.text("Care"), fullSlug: field.text("care") })),
  }),
  errors: [off],
});

export const contentStories = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentstories",
  summary: "Lists a folder's stories and folders, or finds stories in all folders by words or state",
  input: z.strictObject({
    folder: z.coerce
      .number()
      .int()
      .nonnegative()
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .meta({ description: "The folder's id; 0 for the top. Not used with `query` or `state`.", examples: [0] }),
    query: field.typed
      .max(100)
      .optional()
      .meta({ description: "A part of the name or address.", examples: ["granite"] }),
    state: state.optional().describe("Only stories in this state, of all folders."),
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
      .max(200)
      .default(100)
      .meta({ description: "Stories per page.", examples: [100] }),
  }),
  value: z.object({
    stories: z.array(storyRow),
    total: z
      .number()
      .int()
      .meta({ description: "Matching stories and folders in all.", examples: [12] }),
  }),
  errors: [off],
});

export const contentStory = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentstory",
  summary: "Returns a story with its draft and the addresses that show it",
  input: z.strictObject({ id: queryId }),
  value: story,
  errors: [off, "office_story_not_found"],
});

export const createContentStory = defineCall({
  ...staff,
  method: "POST",
  path: "office/createcontentstory",
  summary: "Creates a story as a draft, or a folder",
  input: z.strictObject({
    parentId: folderId,
    name,
    slug,
    component: componentName.nullable().meta({ description: "The kind of story; null for a folder.", examples: ["page"] }),
  }),
  value: storyRow,
  errors: [off, "office_story_not_found", "office_slug_taken", "office_content_invalid"],
  idempotency: "allowed",
});

export const saveContentStory = defineCall({
  ...staff,
  method: "POST",
  path: "office/savecontentstory",
  summary: "Saves a story's draft; readers see it once it is published",
  input: z.strictObject({ id: storyId, lockVersion, name, content }),
  value: story,
  errors: [off, "office_story_not_found", "office_story_changed", "office_content_invalid"],
  idempotency: "allowed",
});

export const placeContentStory = defineCall({
  ...staff,
  method: "POST",
  path: "office/placecontentstory",
  summary: "Renames or moves a story or folder; the old addresses of what is public lead to the new ones",
  input: z.strictObject({ id: storyId, lockVersion, name, slug, parentId: folderId }),
  value: storyRow,
  errors: [off, "office_story_not_found", "office_story_changed", "office_slug_taken", "office_content_invalid"],
  idempotency: "allowed",
});

export const duplicateContentStory = defineCall({
  ...staff,
  method: "POST",
  path: "office/duplicatecontentstory",
  summary: "Creates a draft with the same content beside a story",
  input: z.strictObject({ id: storyId }),
  value: storyRow,
  errors: [off, "office_story_not_found", "office_content_invalid"],
  idempotency: "allowed",
});

export const deleteContentStory = defineCall({
  ...publisher,
  method: "POST",
  path: "office/deletecontentstory",
  summary: "Deletes a story with its history, or an empty folder",
  input: z.strictObject({ id: storyId, lockVersion }),
  value: field.done,
  errors: [off, "office_story_not_found", "office_story_changed", "office_folder_not_empty"],
  idempotency: "allowed",
});

export const publishContent = defineCall({
  ...publisher,
  method: "POST",
  path: "office/publishcontent",
  summary: "Publishes the drafts of stories together, or unpublishes stories; all of them or none",
  input: z.strictObject(publication),
  value: z.array(storyRow),
  errors: [off, "office_story_not_found", "office_story_changed", "office_story_incomplete", "office_legal_text_author"],
  idempotency: "allowed",
});

export const contentVersions = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentversions",
  summary: "Lists a story's versions, newest first, with their content",
  input: z.strictObject({
    id: queryId,
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 20 versions each.", examples: [1] }),
  }),
  value: z.object({
    versions: z.array(
      z.object({
        id: z
          .number()
          .int()
          .meta({ description: "The version's id.", examples: [41] }),
        kind: z.enum(["saved", "published", "unpublished"]),
        name: field.text("Granite care"),
        by: z
          .string()
          .nullable()
          .meta({ description: "Who made it; null if nobody was named.", examples: ["staff@shop.example"] }),
        at: field.moment,
        content,
      }),
    ),
    total: z
      .number()
      .int()
      .meta({ description: "Versions in all.", examples: [7] }),
  }),
  errors: [off, "office_story_not_found"],
});
