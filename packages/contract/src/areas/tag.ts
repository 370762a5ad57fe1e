import { z } from "zod";
import { defineCall } from "../call.ts";
import { eventTypes, tagGroups, tagZones } from "../content/tag-groups.ts";

const short = z.string().max(300);

export const tagEvent = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .meta({ description: "The page's address.", examples: ["https://shop.example/en/"] }),
    storeFrontId: z
      .number()
      .int()
      .meta({ examples: [1] }),
    productName: short.optional().meta({ examples: ["Porcelain Gray"] }),
    eventType: z.enum(Object.values(eventTypes)).optional().describe("Defaults to the group's own type."),
    locationCity: short.optional().meta({ examples: ["Reno"] }),
    locationName: short.optional().meta({ examples: ["Downtown"] }),
    locationPhone: short.optional().meta({ examples: ["555 010 0199"] }),
    locationHours: z
      .string()
      .max(1000)
      .optional()
      .meta({ examples: ["Mon-Fri 8-5"] }),
    locationAddress: short.optional().meta({ examples: ["1 Main St"] }),
    locationLatitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ description: "In degrees.", examples: [39.53] }),
    locationLongitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .meta({ description: "In degrees.", examples: [-119.81] }),
    locationPostalCode: short.optional().meta({ examples: ["89501"] }),
    locationDescription: z
      .string()
      .max(2000)
      .optional()
      .meta({ examples: ["Showroom and warehouse."] }),
    locationStateProvince: short.optional().meta({ examples: ["NV"] }),
  })
  .meta({ description: "The data of a page's event. It contains nothing that identifies a person." });
export type TagEvent = z.infer<typeof tagEvent>;

const serialized = z
  .string()
  .max(10_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "field_format" });
      return z.NEVER;
    }
  })
  .pipe(tagEvent)
  .meta({ description: "The same, serialized as JSON." });
const data = z.union([tagEvent, serialized]);

const name = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z-]+$/)
  .meta({ description: "The group's name.", examples: ["page-view"] });

const tagItem = z.object({
  name: z.string().meta({ examples: ["visits"] }),
  data: tagEvent,
  zone: z.enum(tagZones),
  contentList: z
    .array(z.object({ sortIndex: z.number().int(), content: z.string().meta({ examples: ['<meta name="visit" content="1">'] }) }))
    .describe("Markup that is safe to insert into a page: script URLs and pictures, with every value escaped."),
});
export type TagItem = z.infer<typeof tagItem>;

export const groups = defineCall({
  method: "GET",
  path: "tag/groups",
  summary: "Lists the storefront's tag groups: where they apply, and their meta tags",
  input: z.strictObject({}),
  value: z.array(
    z.object({
      name: z.enum(tagGroups),
      routes: z.array(z.string()).meta({ examples: [["product-list"]] }),
      meta: z.array(
        z.object({
          name: z.string().meta({ examples: ["verification"] }),
          content: z.string().meta({ examples: ['<meta name="visit" content="1">'] }),
        }),
      ),
      loads: z.boolean().describe("Whether there is anything to load."),
    }),
  ),
});
export type TagGroupSummary = z.infer<typeof groups.value>[number];

export const report = defineCall({
  method: "POST",
  path: "tag/event",
  summary: "Forwards an event of a page without tags from the server, through the outbox",
  input: z.strictObject({ name, data }),
  value: z.object({ accepted: z.boolean() }).describe("Whether the storefront has such a group, so that the event is sent."),
  errors: ["tag_unknown"],
  idempotency: "allowed",
});

export const list = defineCall({
  method: "POST",
  path: "tag/{name}",
  summary: "Returns a group's tags filled with the event's data; with a route, only if the group applies to it",
  input: z.strictObject({
    name,
    data,
    route: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "Name of the page's route, with its language suffix.", examples: ["product-list___en"] }),
  }),
  value: z.array(tagItem),
  errors: ["tag_unknown"],
});

export const script = defineCall({
  method: "GET",
  path: "tag/script/{file}",
  summary: "Returns a tag's snippet as a script file, so that a page's policy needs no inline script; a file, not an envelope",
  input: z.strictObject({
    file: z
      .string()
      .regex(/^[a-f0-9]{32}\.js$/)
      .meta({ description: "The file's name, from a tag.", examples: ["0a1b2c3d4e5f60718293a4b5c6d7e8f9.js"] }),
  }),
  value: z.string(),
  callers: "browser",
  file: "text/javascript; charset=utf-8",
});
