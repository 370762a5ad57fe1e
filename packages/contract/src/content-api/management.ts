import { z } from "zod";
import { component, componentInput } from "./component-shapes.ts";
import { type ContentEndpoint, defineEndpoint } from "./endpoint.ts";
import { library, user } from "./library-shapes.ts";
import * as shape from "./shapes.ts";

const SPACE = "/content/v1/spaces/{space_id}";
const spaceId = {
  space_id: z.coerce
    .number()
    .int()
    .meta({ description: "The space's id.", examples: [1] }),
};
const inSpace = z.object(spaceId);
const one = z.object({
  ...spaceId,
  id: z.coerce
    .number()
    .int()
    .meta({ description: "The id.", examples: [4021] }),
});
const paging = {
  page: z.coerce.number().int().min(1).default(1).describe("The page, from 1."),
  per_page: z.coerce.number().int().min(1).max(1000).default(25).describe("Items on a page, at most 1000."),
};
const text = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });
const flag = (description: string) => z.enum(["0", "1"]).optional().describe(description);
const publish = z
  .union([z.literal(0), z.literal(1), z.boolean()])
  .optional()
  .meta({ description: "Whether to publish too.", examples: [1] });

type Given = Omit<ContentEndpoint, "path" | "parameters" | "refusals" | "status"> & { refusals?: ContentEndpoint["refusals"] };
const below =
  (parameters: z.ZodObject, usual: ContentEndpoint["refusals"]) =>
  (path: string, status: 200 | 201, given: Given): ContentEndpoint =>
    defineEndpoint({ parameters, status, ...given, path: `${SPACE}${path}`, refusals: [...usual, ...(given.refusals ?? [])] });
const reading = [401, 404, 500] as const;
const writing = [400, 401, 404, 413, 422, 500] as const;
const list = below(inSpace, [400, ...reading]);
const get = below(one, reading);
const create = below(inSpace, writing);
const change = below(one, writing);

const ofModel = {
  model: z.literal("stories"),
  model_id: z.string().meta({ description: "The story's id.", examples: ["4021"] }),
};
const ofStory = z.object({ story: shape.managedStory });

const stories: ContentEndpoint[] = [
  list("/stories", 200, {
    method: "GET",
    summary: "Lists stories and folders, with drafts",
    query: z.object({
      ...paging,
      starts_with: text("The start of the full slug.", "care/"),
      by_uuids: text("Uuids, separated by commas.", "8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22"),
      by_ids: text("Ids, separated by commas.", "4021,4022"),
      with_slug: text("The full slug.", "care/granite"),
      by_slugs: text("Full slugs, separated by commas; `*` stands for any text.", "care/granite,care/*"),
      with_parent: text("The folder's id; 0 at the top.", "12"),
      story_only: flag("No folders."),
      folder_only: flag("Only folders."),
      text_search: text("A part of the name or full slug.", "granite"),
      with_state: z
        .enum(["draft", "published", "changed"])
        .optional()
        .describe("Stories in this state; `changed`: public, and saved since."),
    }),
    answer: z.object({ stories: z.array(shape.managedStory) }),
    isPaged: true,
  }),
  create("/stories", 201, {
    method: "POST",
    summary: "Creates a story or a folder",
    description: "The content is validated against its component; a draft may lack required fields.",
    body: z.object({ story: shape.storyInput, publish }),
    answer: ofStory,
  }),
  create("/stories/publish", 200, {
    method: "POST",
    summary: "Publishes stories together, or unpublishes them",
    description: "All of them or none. One that has been saved since it was read is refused with 409.",
    body: z.object({
      action: z.enum(["publish", "unpublish"]).describe("`publish` if missing."),
      stories: z.array(
        z.object({
          id: z
            .number()
            .int()
            .meta({ description: "The story's id.", examples: [4021] }),
          lock_version: z
            .number()
            .int()
            .optional()
            .meta({ description: "As it was read.", examples: [3] }),
        }),
      ),
    }),
    answer: z.object({ stories: z.array(shape.managedStory) }),
    refusals: [409],
  }),
  get("/stories/{id}", 200, { method: "GET", summary: "Returns a story with its draft", answer: ofStory }),
  change("/stories/{id}", 200, {
    method: "PUT",
    summary: "Saves a story",
    description: "Names the version that it is based on, in `lock_version` or in `if-match`; an older one is refused with 409.",
    query: z.object({ force_update: flag("Overwrites newer versions.") }),
    headers: z.object({ "if-match": text("The `lock_version` that was read.", "3") }),
    body: z.object({ story: shape.storyInput, publish, force_update: publish.describe("Overwrites newer versions.") }),
    answer: ofStory,
    refusals: [409],
  }),
  change("/stories/{id}", 200, {
    method: "DELETE",
    summary: "Deletes a story with its history",
    query: z.object({ force: flag("Deletes a folder with everything below it.") }),
    answer: ofStory,
  }),
  get("/stories/{id}/versions", 200, {
    method: "GET",
    summary: "Lists the versions of a story, newest first",
    query: z.object({ ...paging, with_content: flag("Adds the content of each version.") }),
    answer: z.object({ versions: z.array(shape.storyVersion) }),
    isPaged: true,
    refusals: [400],
  }),
  list("/versions", 200, {
    method: "GET",
    summary: "Lists the versions of a story, at the vendor's address",
    query: z.object({ ...paging, ...ofModel, with_content: flag("Adds the content of each version.") }),
    answer: z.object({ versions: z.array(shape.storyVersion) }),
    isPaged: true,
  }),
  change("/versions/{id}", 200, {
    method: "PUT",
    summary: "Restores a version as the story's draft",
    query: z.object(ofModel),
    answer: ofStory,
  }),
  ...(["PUT", "POST"] as const).map((method) =>
    change("/stories/{id}/duplicate", 200, {
      method,
      summary: "Creates a draft with the same content",
      description: "Without a slug the copy gets the first free one: `granite-copy`, `granite-copy-2` and so on.",
      body: z.object({ story: shape.storyInput }),
      answer: ofStory,
    }),
  ),
  change("/stories/{id}/move", 200, {
    method: "PUT",
    summary: "Moves a story or folder behind another one, or to the start of a folder",
    query: z.object({
      after_id: text("The story or folder in front of it; 0 for the start.", "4022"),
      parent_id: text("The folder to move it to; 0 for the top.", "12"),
    }),
    answer: ofStory,
  }),
  ...(["publish", "unpublish"] as const).flatMap((verb) =>
    (["GET", "POST"] as const).map((method) =>
      get(`/stories/{id}/${verb}`, 200, {
        method,
        summary: verb === "publish" ? "Publishes a story's draft" : "Takes a story offline; its draft stays",
        answer: ofStory,
        refusals: [422],
      }),
    ),
  ),
];

const components: ContentEndpoint[] = [
  below(inSpace, reading)("/components", 200, {
    method: "GET",
    summary: "Lists all components",
    query: z.object({ search: text("Part of the name.", "art") }),
    answer: z.object({ components: z.array(component) }),
  }),
  create("/components", 201, {
    method: "POST",
    summary: "Creates a component",
    body: z.object({ component: componentInput }),
    answer: z.object({ component }),
  }),
  get("/components/{id}", 200, { method: "GET", summary: "Returns a component", answer: z.object({ component }) }),
  change("/components/{id}", 200, {
    method: "PUT",
    summary: "Changes a component",
    body: z.object({ component: componentInput }),
    answer: z.object({ component }),
  }),
  get("/components/{id}", 200, { method: "DELETE", summary: "Deletes a component", answer: z.object({ component }) }),
];

const ofDatasource = z.object({ datasource: shape.datasource });
const ofEntry = z.object({ datasource_entry: shape.entry });
const datasources: ContentEndpoint[] = [
  list("/datasources", 200, {
    method: "GET",
    summary: "Lists the datasources",
    query: z.object({ ...paging, search: text("Part of the name or slug.", "fin") }),
    answer: z.object({ datasources: z.array(shape.datasource) }),
    isPaged: true,
  }),
  create("/datasources", 201, {
    method: "POST",
    summary: "Creates a datasource",
    body: z.object({ datasource: shape.datasourceInput }),
    answer: ofDatasource,
  }),
  get("/datasources/{id}", 200, { method: "GET", summary: "Returns a datasource", answer: ofDatasource }),
  change("/datasources/{id}", 200, {
    method: "PUT",
    summary: "Changes a datasource",
    body: z.object({ datasource: shape.datasourceInput }),
    answer: ofDatasource,
  }),
  get("/datasources/{id}", 200, { method: "DELETE", summary: "Deletes a datasource", answer: ofDatasource }),
  list("/datasource_entries", 200, {
    method: "GET",
    summary: "Lists datasource entries",
    query: z.object({
      ...paging,
      datasource_id: text("The datasource's id.", "5"),
      datasource_slug: text("The datasource's slug.", "finishes"),
      dimension: text("The id of the dimension of `dimension_value`.", "1"),
    }),
    answer: z.object({ datasource_entries: z.array(shape.entry) }),
    isPaged: true,
  }),
  create("/datasource_entries", 201, {
    method: "POST",
    summary: "Adds an entry to a datasource",
    body: z.object({ datasource_entry: shape.entryInput }),
    answer: ofEntry,
  }),
  get("/datasource_entries/{id}", 200, { method: "GET", summary: "Returns a datasource entry", answer: ofEntry }),
  change("/datasource_entries/{id}", 200, {
    method: "PUT",
    summary: "Changes a datasource entry",
    query: z.object({ dimension_id: text("The id of the dimension of `dimension_value`.", "1") }),
    body: z.object({ datasource_entry: shape.entryInput }),
    answer: ofEntry,
  }),
  get("/datasource_entries/{id}", 200, { method: "DELETE", summary: "Deletes a datasource entry", answer: ofEntry }),
];

const assets: ContentEndpoint[] = [
  list("/assets", 200, {
    method: "GET",
    summary: "Lists files",
    query: z.object({
      ...paging,
      search: text("Part of the name or of a description.", "patio"),
      in_folder: text("The folder's id.", "5"),
      kind: text("picture, film or document.", "picture"),
      deleted: text("`1` for the files that were deleted and can be restored.", "1"),
      sort_by: text("created_at, updated_at, content_length or short_filename, with `:asc` or `:desc`.", "created_at:desc"),
    }),
    answer: z.object({ assets: z.array(shape.asset) }),
    isPaged: true,
  }),
  create("/assets", 200, {
    method: "POST",
    summary: "Gives a ticket for the upload of a file",
    description: "Send the file to `post_url` as a form with `fields` and `file`, then call `finish_upload`.",
    body: shape.ticketInput,
    answer: shape.ticket,
  }),
  get("/assets/{id}", 200, { method: "GET", summary: "Returns a file's data", answer: shape.asset }),
  get("/assets/{id}/finish_upload", 200, {
    method: "GET",
    summary: "Returns the data of an uploaded file; 404 before the upload",
    answer: shape.asset,
  }),
  change("/assets/{id}", 200, {
    method: "PUT",
    summary: "Changes a file's texts, focus or folder",
    body: shape.assetInput,
    answer: shape.asset,
  }),
  get("/assets/{id}", 200, {
    method: "DELETE",
    summary: "Deletes a file",
    description: "It can be restored for 30 days, and is served no longer.",
    answer: shape.asset,
  }),
  create("/assets/bulk_restore", 200, {
    method: "POST",
    summary: "Restores deleted files",
    body: z.object({ ids: z.array(z.number().int()).meta({ description: "At most 100.", examples: [[4021]] }) }),
    answer: z.object({ assets: z.array(shape.asset) }),
  }),
];

/** Receives a file; its ticket replaces the token. */
export const upload: ContentEndpoint = {
  method: "POST",
  path: "/content/v1/uploads",
  summary: "Uploads the file of a ticket",
  description: "At most 25 MB. Pictures are read and their size is measured.",
  query: z.object({
    space: z.coerce
      .number()
      .int()
      .meta({ description: "The space's id.", examples: [1] }),
    policy: z.string().meta({ description: "From the ticket's `post_url`.", examples: ["e30"] }),
    signature: z.string().meta({ description: "From the ticket's `post_url`.", examples: ["00"] }),
  }),
  media: "multipart/form-data",
  body: z.looseObject({ file: z.string().meta({ description: "The file.", override: { type: "string", format: "binary" } }) }),
  status: 204,
  answer: null,
  refusals: [400, 401, 413, 422, 429, 500],
};

const libraries: ContentEndpoint[] = library.flatMap(({ plural, one: name, words, word, answer, input }) => {
  const [path, ofOne] = [`/${plural}`, z.object({ [name]: answer })];
  return [
    list(path, 200, {
      method: "GET",
      summary: `Lists ${words}`,
      query: z.object({
        ...paging,
        search: text("Part of the name.", "che"),
        ...(name === "internal_tag" && { by_object_type: text("asset or component.", "asset") }),
        ...(name === "preset" && { component_id: text("The component's id.", "4021") }),
        ...(["component_group", "asset_folder"].includes(name) && { with_parent: text("The parent's id; 0 at the top.", "12") }),
      }),
      answer: z.object({ [plural]: z.array(answer) }),
      isPaged: true,
    }),
    create(path, 201, { method: "POST", summary: `Creates ${word}`, body: z.object({ [name]: input }), answer: ofOne }),
    get(`${path}/{id}`, 200, { method: "GET", summary: `Returns ${word}`, answer: ofOne }),
    change(`${path}/{id}`, 200, { method: "PUT", summary: `Changes ${word}`, body: z.object({ [name]: input }), answer: ofOne }),
    get(`${path}/{id}`, 200, { method: "DELETE", summary: `Deletes ${word}; what is in it stays`, answer: ofOne }),
  ];
});

/** The vendor's tools use PATCH for these. All changes accept some of the fields, so PUT and PATCH do the same. */
const withPatch = (endpoints: ContentEndpoint[]): ContentEndpoint[] =>
  endpoints.flatMap((one) => (one.method === "PUT" ? [one, { ...one, method: "PATCH" as const }] : [one]));

const account = (path: string, summary: string, answer: z.ZodObject, isPaged = false): ContentEndpoint =>
  defineEndpoint({ method: "GET", path: `/content/v1${path}`, summary, answer, isPaged, status: 200, refusals: [401, 500] });

/** Content for editors and programs: drafts, publishing, components, datasources and files. */
export const management: ContentEndpoint[] = [
  account("/users/me", "Returns the user of the token", z.object({ user })),
  account("/spaces", "Lists the token's space", z.object({ spaces: z.array(shape.space) }), true),
  below(inSpace, reading)("", 200, { method: "GET", summary: "Returns the space", answer: z.object({ space: shape.space }) }),
  below(inSpace, reading)("/tags", 200, {
    method: "GET",
    summary: "Lists the tags of stories, with drafts",
    query: z.object({ search: text("The start of the tag.", "ca") }),
    answer: z.object({ tags: z.array(shape.tag) }),
  }),
  ...stories,
  ...components,
  ...withPatch([...datasources, ...libraries, ...assets]),
];
