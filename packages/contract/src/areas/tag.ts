import { z } from "zod";
import { defineCall } from "../call.ts";
import { eventTypes, tagGroups, tagZones } from "../content/tag-groups.ts";

const short = z.string().max(300);

/** The data of a page's event; it contains nothing that identifies a person. */
const event = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  storeFrontId: z.number().int(),
  productName: short.optional(),
  /** Defaults to the group's own type. */
  eventType: z.enum(Object.values(eventTypes)).optional(),
  locationCity: short.optional(),
  locationName: short.optional(),
  locationPhone: short.optional(),
  locationHours: z.string().max(1000).optional(),
  locationAddress: short.optional(),
  locationLatitude: z.number().min(-90).max(90).optional(),
  locationLongitude: z.number().min(-180).max(180).optional(),
  locationPostalCode: short.optional(),
  locationDescription: z.string().max(2000).optional(),
  locationStateProvince: short.optional(),
});
export type TagEvent = z.infer<typeof event>;

/** Clients that follow the specification send their data serialized. */
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
  .pipe(event);
const data = z.union([event, serialized]);

const name = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z-]+$/);

const tagItem = z.object({
  name: z.string(),
  data: event,
  zone: z.enum(tagZones),
  /** Markup that is safe to insert into a page: script URLs and pictures, with every value escaped. */
  contentList: z.array(z.object({ sortIndex: z.number().int(), content: z.string() })),
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
      routes: z.array(z.string()),
      meta: z.array(z.object({ name: z.string(), content: z.string() })),
      /** Whether there is anything to load. */
      loads: z.boolean(),
    }),
  ),
});
export type TagGroupSummary = z.infer<typeof groups.value>[number];

export const report = defineCall({
  method: "POST",
  path: "tag/event",
  summary: "Forwards an event of a page without tags from the server, through the outbox",
  input: z.strictObject({ name, data }),
  /** Whether the storefront has such a group, so that the event is sent. */
  value: z.object({ accepted: z.boolean() }),
  errors: ["tag_unknown"],
  idempotency: "allowed",
});

export const list = defineCall({
  method: "POST",
  path: "tag/{name}",
  summary: "Returns a group's tags filled with the event's data; with a route, only if the group applies to it",
  input: z.strictObject({ name, data, /** Name of the page's route, with its language suffix. */ route: z.string().max(200).optional() }),
  value: z.array(tagItem),
  errors: ["tag_unknown"],
});

export const script = defineCall({
  method: "GET",
  path: "tag/script/{file}",
  summary: "Returns a tag's snippet as a script file, so that a page's policy needs no inline script; a file, not an envelope",
  input: z.strictObject({ file: z.string().regex(/^[a-f0-9]{32}\.js$/) }),
  value: z.string(),
  callers: "browser",
  file: "text/javascript; charset=utf-8",
});
