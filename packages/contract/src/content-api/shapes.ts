import { z } from "zod";

const text = (example: string, description?: string) => z.string().meta({ ...(description && { description }), examples: [example] });
const moment = text("2026-11-22T16:05:00.000Z");
const uuid = text("8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22");
export const id = z
  .number()
  .int()
  .meta({ examples: [4021] });
const position = z
  .number()
  .int()
  .meta({ description: "Order among the stories of the folder.", examples: [10] });
const parentId = z
  .number()
  .int()
  .nullable()
  .meta({ description: "The folder's id; 0 or null at the top.", examples: [12] });
const cv = z
  .number()
  .int()
  .meta({ description: "The space's version. It rises with every public change.", examples: [1795] });

export const content = z.record(z.string(), z.unknown()).meta({
  id: "StoryContent",
  description: "Fields of the story's component by name. Blocks have `component` and `_uid`; a translation of a field is `name__i18n__es`.",
  examples: [{ component: "article", _uid: "5b0f6c9e-71d4-4a0e-8c2a-9d4f2b7c1a10", title: "Granite care" }],
});

const translatedSlug = z.object({
  path: text("cuidado/granito"),
  name: text("Cuidado del granito").nullable(),
  lang: text("es"),
  published: z.boolean(),
});

/** A story for readers. */
export const story = z.object({
  name: text("Granite care"),
  id,
  uuid,
  slug: text("granite"),
  full_slug: text("care/granite"),
  default_full_slug: z
    .string()
    .nullable()
    .meta({ examples: ["care/granite"] }),
  path: z
    .string()
    .nullable()
    .meta({ description: "The address of the page, if it differs from the slug.", examples: ["care/granite/"] }),
  lang: text("default", "The language of the content; `default` for the space's own."),
  content,
  created_at: moment,
  updated_at: moment,
  published_at: moment.nullable(),
  first_published_at: moment.nullable(),
  sort_by_date: z
    .string()
    .nullable()
    .meta({ examples: ["2026-03-01"] }),
  position,
  tag_list: z.array(text("care")),
  is_startpage: z.boolean(),
  parent_id: parentId,
  group_id: uuid,
  alternates: z.array(z.unknown()).meta({ examples: [[]] }),
  translated_slugs: z.array(translatedSlug).nullable(),
  meta_data: z.null(),
  release_id: z.null(),
});

/** Records referenced by stories, included in the response. */
export const resolved = {
  cv,
  rels: z.array(story).optional().describe("Stories in the fields of `resolve_relations`, if they are 50 or fewer."),
  rel_uuids: z.array(uuid).optional().describe("Their uuids, if there are more."),
  links: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .meta({ description: "Linked stories in the form that `resolve_links` asks for.", examples: [[]] }),
  link_uuids: z.array(uuid).optional().describe("Their uuids, if there are more than an answer has."),
};

export const link = z
  .object({
    id,
    uuid,
    slug: text("care/granite", "The full slug."),
    path: z
      .string()
      .nullable()
      .meta({ examples: ["care/granite/"] }),
    parent_id: parentId,
    name: text("Granite care"),
    is_folder: z.boolean(),
    published: z.boolean(),
    is_startpage: z.boolean(),
    position,
    real_path: text("/care/granite/"),
    published_at: moment.nullable().optional(),
    created_at: moment.optional(),
    updated_at: moment.optional(),
    alternates: z.array(translatedSlug.extend({ translated_slug: text("cuidado/granito") })).optional(),
  })
  .meta({ id: "StoryLink" });

const dimension = z.object({ name: text("Spanish"), entry_value: text("es", "The dimension's code.") });

export const deliveredDatasource = z.object({
  id,
  name: text("Finishes"),
  slug: text("finishes"),
  dimensions: z.array(dimension.extend({ id, datasource_id: id })),
});

export const deliveredEntry = z
  .object({
    id,
    name: text("matte", "The entry's key."),
    value: text("Matte"),
    dimension_value: z
      .string()
      .nullable()
      .meta({ description: "The value in the requested dimension.", examples: ["Mate"] }),
  })
  .meta({ id: "DeliveredDatasourceEntry" });

export const tag = z
  .object({
    name: text("care"),
    taggings_count: z
      .number()
      .int()
      .meta({ description: "Stories with the tag.", examples: [7] }),
  })
  .meta({ id: "ContentTag" });

export const deliveredSpace = z.object({
  id,
  name: text("Site"),
  domain: text("https://shop.example/"),
  version: cv,
  language_codes: z.array(text("es")),
});

export const space = deliveredSpace.extend({
  default_lang_name: text("en"),
  languages: z.array(z.object({ code: text("es"), name: text("Spanish") })),
});

/** A story for editors. */
export const managedStory = z.object({
  id,
  uuid,
  name: text("Granite care"),
  slug: text("granite"),
  full_slug: text("care/granite"),
  path: text("care/granite/").nullable(),
  parent_id: parentId,
  is_folder: z.boolean(),
  is_startpage: z.boolean(),
  position,
  tag_list: z.array(text("care")),
  sort_by_date: text("2026-03-01").nullable(),
  group_id: uuid,
  translated_slugs: z.array(
    z.object({ lang: text("es"), slug: text("granito"), name: text("Cuidado del granito").nullable(), published: z.boolean() }),
  ),
  created_at: moment,
  updated_at: moment,
  published_at: moment.nullable(),
  first_published_at: moment.nullable(),
  published: z.boolean(),
  unpublished_changes: z.boolean().describe("Whether the draft differs from the published copy."),
  lock_version: z
    .number()
    .int()
    .meta({ description: "Rises with every save. A save names the one that it is based on.", examples: [3] }),
  content: content.optional().describe("The draft; not in lists."),
  titles: z
    .record(z.string(), z.string())
    .optional()
    .meta({
      description: "In lists, the draft's titles by field; a folder has those of its page. No field of the vendor's.",
      examples: [{ title: "Granite care", title__i18n__es: "Cuidado del granito" }],
    }),
});

export const storyVersion = z.object({
  id,
  number: z
    .number()
    .int()
    .meta({ description: "Counts the story's versions.", examples: [5] }),
  kind: z.enum(["saved", "published", "unpublished"]),
  event: z.enum(["saved", "published", "unpublished"]).describe("The same as `kind`, as the vendor names it."),
  name: text("Granite care"),
  item_type: z.literal("Story"),
  item_id: id.describe("The story's id."),
  is_draft: z.boolean(),
  author: z.string().nullable(),
  author_id: z.null(),
  created_at: moment,
  content: content.optional(),
});

/** A story in requests; missing fields stay unchanged. */
export const storyInput = z
  .object({
    name: text("Granite care"),
    slug: text("granite", "Lower-case letters, digits and hyphens."),
    parent_id: parentId,
    is_folder: z.boolean(),
    is_startpage: z.boolean().describe("The page of its folder."),
    position,
    path: z
      .string()
      .nullable()
      .meta({ examples: ["care/granite/"] }),
    tag_list: z.array(text("care")),
    sort_by_date: z
      .string()
      .nullable()
      .meta({ description: "yyyy-mm-dd.", examples: ["2026-03-01"] }),
    translated_slugs_attributes: z.array(
      z.object({ lang: text("es"), slug: text("granito"), name: text("Granito"), published: z.boolean() }),
    ),
    content,
    lock_version: z
      .number()
      .int()
      .meta({ description: "The version that a save is based on.", examples: [3] }),
  })
  .partial();

export const datasource = z.object({
  id,
  name: text("Finishes"),
  slug: text("finishes"),
  dimensions: z.array(dimension.extend({ id, datasource_id: id })),
});
export const datasourceInput = z
  .object({ name: text("Finishes"), slug: text("finishes"), dimensions_attributes: z.array(dimension) })
  .partial();

const entryFields = {
  name: text("matte", "The entry's key."),
  value: text("Matte"),
  datasource_id: id,
  dimension_values: z.record(z.string(), z.string()).meta({ description: "The value in each dimension.", examples: [{ es: "Mate" }] }),
};
export const entry = z
  .object({
    id,
    ...entryFields,
    dimension_value: z
      .string()
      .nullable()
      .meta({ description: "The value in the dimension of the request, if it names one.", examples: ["Mate"] }),
  })
  .meta({ id: "DatasourceEntry" });
export const entryInput = z
  .object({
    ...entryFields,
    dimension_value: text("Mate", "The value in the dimension `dimension_id`; empty for none."),
    position: z
      .number()
      .int()
      .meta({ description: "Order in the list.", examples: [1] }),
  })
  .partial()
  .meta({ id: "DatasourceEntryInput" });

const assetFields = {
  alt: z
    .string()
    .nullable()
    .meta({ examples: ["A yard"] }),
  title: z
    .string()
    .nullable()
    .meta({ examples: ["Patio"] }),
  copyright: z
    .string()
    .nullable()
    .meta({ examples: ["Example Tile"] }),
  source: z
    .string()
    .nullable()
    .meta({ examples: ["Own picture"] }),
  focus: z
    .string()
    .nullable()
    .meta({ description: "x1xy1:x2xy2 in pixels of the original.", examples: ["100x120:101x121"] }),
  asset_folder_id: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [5] }),
  meta_data: z.record(z.string(), z.unknown()).meta({ examples: [{ color: "#8c8a86" }] }),
};
export const asset = z.object({
  id,
  space_id: id,
  filename: text("https://shop.example/assets/f/1/1200x800/0a1b2c/patio.png", "The file's URL."),
  short_filename: text("patio.png"),
  content_type: text("image/png"),
  content_length: z
    .number()
    .int()
    .meta({ description: "In bytes.", examples: [204_800] }),
  ...assetFields,
  created_at: moment,
  updated_at: moment,
  deleted_at: moment.nullable(),
  expire_at: z.null(),
  publish_at: z.null(),
  is_private: z.boolean(),
  locked: z.boolean(),
  internal_tag_ids: z.array(z.unknown()).meta({ examples: [[]] }),
  internal_tags_list: z.array(z.unknown()).meta({ examples: [[]] }),
});
export const assetInput = z.object(assetFields).partial();

export const ticketInput = z
  .object({
    ...assetFields,
    filename: text("patio.png"),
    size: z.string().meta({ description: "Width and height in pixels, if they are known.", examples: ["1200x800"] }),
  })
  .partial()
  .required({ filename: true })
  .meta({ id: "UploadTicketInput" });
export const ticket = z
  .object({
    id,
    pretty_url: text("//shop.example/assets/f/1/1200x800/id4021/patio.png"),
    public_url: text("https://shop.example/assets/f/1/1200x800/id4021/patio.png"),
    post_url: text("https://shop.example/content/v1/uploads?space=1&policy=e30&signature=00", "Where to send the form."),
    fields: z.record(z.string(), z.string()).meta({
      description: "The fields of the form, besides `file`.",
      examples: [{ key: "f/1/1200x800/id4021/patio.png", policy: "e30" }],
    }),
  })
  .meta({ id: "UploadTicket", description: "A permission to upload one file, for 15 minutes." });
