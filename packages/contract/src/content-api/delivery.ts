import { z } from "zod";
import { type ContentEndpoint, defineEndpoint } from "./endpoint.ts";
import * as shape from "./shapes.ts";

const CDN = "/content/v2/cdn";
const page = z.coerce.number().int().min(1).default(1).describe("The page, from 1.");
const perPage = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(25)
    .describe(`Items on a page. More than ${most} is answered with ${most}; see the header \`per-page\`.`);
const flag = z.enum(["0", "1", "true", "false"]);
const list = (what: string, example: string) => z.string().meta({ description: `${what}, separated by commas.`, examples: [example] });

const version = z.enum(["published", "draft"]).default("published").describe("`draft` requires a preview token.");
const cv = z.coerce
  .number()
  .int()
  .meta({
    description: "The space's version, as in an answer. Without it a published request is redirected to the address with it.",
    examples: [1795],
  });
const ofStories = {
  version,
  cv: cv.optional(),
  language: z
    .string()
    .optional()
    .meta({ description: "One of the space's languages.", examples: ["es"] }),
  fallback_lang: z
    .string()
    .optional()
    .meta({ description: "The language of fields without a translation.", examples: ["default"] }),
  resolve_links: z.enum(["url", "link", "story", "0", "1"]).optional().describe("Adds the linked stories in this form."),
  resolve_links_level: z.enum(["1", "2"]).optional().describe("How deep to follow links."),
  resolve_relations: list("Fields whose stories to add", "article.author").optional(),
  resolve_level: z.enum(["1", "2"]).optional().describe("How deep to follow relations."),
  excluding_fields: list("Content fields to leave out", "body,seo").optional(),
};
const time = (what: string) =>
  z
    .string()
    .optional()
    .meta({ description: `Stories ${what} this time.`, examples: ["2026-01-01T00:00:00Z"] });

const readable = [302, 401, 404, 414, 422, 429, 500] as const;
const define = (endpoint: Omit<ContentEndpoint, "method" | "status" | "refusals">): ContentEndpoint =>
  defineEndpoint({ method: "GET", status: 200, refusals: readable, ...endpoint });

/** Content for readers: published stories, or drafts with a preview token. */
export const delivery: ContentEndpoint[] = [
  define({
    path: `${CDN}/stories`,
    summary: "Lists stories",
    description:
      "Content fields are filtered with `filter_query[field][operation]=value`, with the operations in, not_in, like, not_like, in_array, all_in_array, any_in_array, is, gt_date, lt_date, gt_int, lt_int, gt_float and lt_float. Other parameters are refused with 422.",
    query: z.object({
      ...ofStories,
      page,
      per_page: perPage(100),
      starts_with: z
        .string()
        .optional()
        .meta({ description: "The start of the full slug.", examples: ["care/"] }),
      by_slugs: list("Full slugs; `*` stands for any text", "care/*").optional(),
      excluding_slugs: list("Full slugs to leave out", "care/draft-*").optional(),
      by_uuids: list("Uuids", "8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22").optional(),
      by_uuids_ordered: list("Uuids; the answer has their order", "8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22").optional(),
      by_ids: list("Ids", "4021,4022").optional(),
      excluding_ids: list("Ids to leave out", "4023").optional(),
      content_type: z
        .string()
        .optional()
        .meta({ description: "The component of the story.", examples: ["article"] }),
      is_startpage: flag.optional().describe("Only pages of folders, or none of them."),
      level: z.coerce
        .number()
        .int()
        .optional()
        .meta({ description: "How deep in folders.", examples: [2] }),
      with_tag: list("Tags; a story needs one of them", "care,stone").optional(),
      search_term: z
        .string()
        .optional()
        .meta({ description: "Words to search for.", examples: ["granite"] }),
      sort_by: list("Orders as `field:asc` or `field:desc`, for numbers with `:int` or `:float`", "published_at:desc").optional(),
      published_at_gt: time("published after"),
      published_at_lt: time("published before"),
      first_published_at_gt: time("first published after"),
      first_published_at_lt: time("first published before"),
      updated_at_gt: time("changed after"),
      updated_at_lt: time("changed before"),
    }),
    answer: z.object({ stories: z.array(shape.story), ...shape.resolved }),
    isPaged: true,
  }),
  define({
    path: `${CDN}/stories/{slug}`,
    summary: "Returns one story by its full slug, id or uuid",
    parameters: z.object({
      slug: z.string().meta({
        description: "The full slug (with its slashes, or with %2F), the id, or with `find_by` the uuid.",
        examples: ["care/granite"],
      }),
    }),
    query: z.object({ ...ofStories, find_by: z.enum(["uuid"]).optional().describe("Finds the story by its uuid.") }),
    answer: z.object({ story: shape.story, ...shape.resolved }),
  }),
  define({
    path: `${CDN}/links`,
    summary: "Lists the addresses of all stories and folders, by uuid",
    description: "Without `version` the list has drafts too.",
    query: z.object({
      version: z.enum(["published", "draft"]).optional().describe("`draft` requires a preview token."),
      cv: cv.optional(),
      page,
      per_page: perPage(1000),
      starts_with: z
        .string()
        .optional()
        .meta({ description: "The start of the full slug.", examples: ["care/"] }),
      with_parent: z.coerce
        .number()
        .int()
        .optional()
        .meta({ description: "The folder's id; 0 at the top.", examples: [12] }),
      include_dates: flag.optional().describe("Adds dates."),
    }),
    answer: z.object({ links: z.record(z.string(), shape.link) }),
    isPaged: true,
  }),
  define({
    path: `${CDN}/links/{uuid}`,
    summary: "Returns the address of one story or folder",
    parameters: z.object({
      uuid: z.string().meta({ description: "The story's uuid.", examples: ["8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22"] }),
    }),
    query: z.object({ version: version.optional(), cv: cv.optional(), include_dates: flag.optional().describe("Adds dates.") }),
    answer: z.object({ link: shape.link }),
  }),
  define({
    path: `${CDN}/datasources`,
    summary: "Lists the datasources",
    query: z.object({ cv: cv.optional(), page, per_page: perPage(1000) }),
    answer: z.object({ datasources: z.array(shape.deliveredDatasource), cv: shape.resolved.cv }),
    isPaged: true,
  }),
  define({
    path: `${CDN}/datasources/{id}`,
    summary: "Returns one datasource by its id or slug",
    parameters: z.object({ id: z.string().meta({ description: "The id or the slug.", examples: ["finishes"] }) }),
    query: z.object({ cv: cv.optional() }),
    answer: z.object({ datasource: shape.deliveredDatasource, cv: shape.resolved.cv }),
  }),
  define({
    path: `${CDN}/datasource_entries`,
    summary: "Lists datasource entries",
    query: z.object({
      cv: cv.optional(),
      page,
      per_page: perPage(1000),
      datasource: z
        .string()
        .optional()
        .meta({ description: "The datasource's slug; without it, entries of all datasources.", examples: ["finishes"] }),
      dimension: z
        .string()
        .optional()
        .meta({ description: "The dimension (language) of `dimension_value`.", examples: ["es"] }),
    }),
    answer: z.object({ datasource_entries: z.array(shape.deliveredEntry), cv: shape.resolved.cv }),
    isPaged: true,
  }),
  define({
    path: `${CDN}/tags`,
    summary: "Lists the tags of stories",
    query: z.object({
      version,
      cv: cv.optional(),
      starts_with: z
        .string()
        .optional()
        .meta({ description: "The start of the tag.", examples: ["ca"] }),
    }),
    answer: z.object({ tags: z.array(shape.tag) }),
    isPaged: true,
  }),
  define({
    path: `${CDN}/spaces/me`,
    summary: "Returns the token's space, with its current version",
    answer: z.object({ space: shape.deliveredSpace }),
  }),
];
