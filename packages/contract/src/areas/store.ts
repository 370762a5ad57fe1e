import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";

export const store = z.object({
  code: field.text("downtown"),
  number: z
    .number()
    .int()
    .meta({ examples: [1] }),
  name: field.text("Downtown"),
  slugs: field.localised,
  description: field.text("Showroom and warehouse."),
  street: field.text("1 Main St"),
  city: field.text("Reno"),
  state: field.text("NV"),
  postalCode: field.text("89501"),
  country: field.text("US"),
  phone: field.text("555 010 0199"),
  latitude: field.degrees,
  longitude: field.degrees.meta({ examples: [-119.81] }),
  timezone: z.string().meta({ description: "The IANA time zone of its hours.", examples: ["America/Los_Angeles"] }),
  hours: z.record(z.string(), z.tuple([z.string(), z.string()]).nullable()).meta({
    description: "Opening and closing time by weekday, in the store's time zone; null when closed.",
    examples: [{ mon: ["08:00", "17:00"], sun: null }],
  }),
  closedOn: z
    .array(
      z.object({
        date: field.day,
        name: z
          .string()
          .nullable()
          .meta({ examples: ["Thanksgiving"] }),
      }),
    )
    .describe("Days on which the store is closed, with the holiday's name."),
  operationTypes: z.array(z.string()).meta({ description: "Keys of its services.", examples: [["showroom", "pickup"]] }),
  services: z.array(z.string()).meta({
    description: "The names of its operation types in the same order, in the request's language.",
    examples: [["Showroom", "Pickup"]],
  }),
  handsOver: z.boolean().describe("Orders can be picked up here."),
  ships: z.boolean().describe("Deliveries leave from here."),
  keepsSlabs: z.boolean().describe("Slabs are stored here and can be viewed."),
  distance: z
    .number()
    .nullable()
    .meta({ description: "Miles from the requested point; null without one.", examples: [3.2] }),
});
export type Store = z.infer<typeof store>;

export const defaultStore = defineCall({
  method: "GET",
  path: "storelocator/default",
  summary: "Returns the default store, used until a shopper chooses one",
  input: z.strictObject({}),
  value: store,
  errors: ["storelocator_not_found"],
});

const operationType = z
  .string()
  .max(40)
  .optional()
  .meta({ description: "A service that the store has to have.", examples: ["showroom"] });
const openNow = z
  .enum(["true", "false"])
  .default("false")
  .meta({ description: "`true`: only stores that are open at this moment, in their own time zones.", examples: ["true"] });

export const list = defineCall({
  method: "GET",
  path: "storelocator/list",
  summary: "Finds stores by name, city, state or postal code, by their services, and by whether they are open",
  input: z.strictObject({
    query: field.typed
      .max(120)
      .optional()
      .meta({ description: "Part of a name, city, state or postal code.", examples: ["Reno"] }),
    operationType,
    openNow,
  }),
  value: z.array(store),
});

const storeCode = z
  .string()
  .max(40)
  .meta({ description: "The store's code.", examples: ["downtown"] });

export const detail = defineCall({
  method: "GET",
  path: "storelocator/detail/{id}",
  summary: "Returns a store by its code",
  input: z.strictObject({ id: storeCode }),
  value: store,
  errors: ["storelocator_not_found"],
});

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);
const point = {
  a: degrees(90).meta({ description: "Latitude in degrees.", examples: [39.53] }),
  b: degrees(180).meta({ description: "Longitude in degrees.", examples: [-119.81] }),
};
const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(500)
  .default(100)
  .meta({ description: "The most stores to return.", examples: [20] });

export const findNearest = defineCall({
  method: "GET",
  path: "storelocator/findnearest/{a}/{b}",
  summary: "Lists stores by distance from latitude {a}, longitude {b}",
  input: z.strictObject({ ...point, operationType, openNow, limit }),
  value: z.array(store),
});

export const find = defineCall({
  method: "GET",
  path: "storelocator/find/{a}/{b}/{c}",
  summary: "Lists the stores within {c} miles of latitude {a}, longitude {b}, nearest first",
  input: z.strictObject({
    ...point,
    c: z.coerce
      .number()
      .min(0)
      .max(12_500)
      .meta({ description: "The radius in miles.", examples: [250] }),
    operationType,
    openNow,
    limit,
  }),
  value: z.array(store),
});

export const place = z.object({
  postalCode: z
    .string()
    .nullable()
    .meta({ description: "Null for a city.", examples: ["96161"] }),
  city: field.text("Truckee"),
  state: field.text("CA"),
  latitude: field.degrees,
  longitude: field.degrees.meta({ examples: [-120.17] }),
});
export type Place = z.infer<typeof place>;

export const places = defineCall({
  method: "GET",
  path: "storelocator/places",
  summary: "Finds places by the start of a postal code or of a city's name, for a search near them",
  input: z.strictObject({
    query: field.typed
      .max(120)
      .meta({ description: "The start of a ZIP code or a city, which a state may follow.", examples: ["Truckee, CA"] }),
  }),
  value: z.array(place),
});

const localMoment = z.object({
  day: field.day,
  time: z.string().meta({ description: "hh:mm in the store's time zone.", examples: ["17:00"] }),
});
const openingValue = {
  isOpen: z.boolean().describe("Whether it is open now."),
  today: field.day.describe("The day at the store."),
  changes: localMoment
    .nullable()
    .describe("When it closes, or opens next if it is closed; null for a store without an open day in the next two months."),
};

export const opening = defineCall({
  method: "GET",
  path: "storelocator/opening/{code}",
  summary: "Says whether a store is open now, and when that changes",
  input: z.strictObject({ code: storeCode }),
  value: z.object(openingValue),
  errors: ["storelocator_not_found"],
});

const storeOpening = z.object({
  code: field.text("downtown"),
  timezone: z.string().meta({ description: "The IANA time zone of its hours.", examples: ["America/Los_Angeles"] }),
  ...openingValue,
});
export type StoreOpening = z.infer<typeof storeOpening>;

export const openings = defineCall({
  method: "GET",
  path: "storelocator/openings",
  summary: "Says of every store whether it is open now, and when that changes",
  input: z.strictObject({}),
  value: z.array(storeOpening),
});

export const mapService = defineCall({
  method: "GET",
  path: "storelocator/mapservice",
  summary: "Returns the URL of the script for street maps and address search, which loads only when a visitor asks for them",
  input: z.strictObject({}),
  value: z.object({
    scriptUrl: z
      .url()
      .nullable()
      .meta({
        description:
          "The address of the Google Maps script with the shop's key; null for a shop without one, which has only the outline map.",
        examples: ["https://maps.googleapis.com/maps/api/js?key=AIza-example"],
      }),
  }),
});
