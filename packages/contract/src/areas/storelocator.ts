import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";

export const store = z.object({
  code: z.string(),
  number: z.number().int(),
  name: z.string(),
  slugs: field.localised,
  description: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  hours: z.record(z.string(), z.tuple([z.string(), z.string()]).nullable()),
  /** Days on which the store is closed, with the holiday's name. */
  closedOn: z.array(z.object({ date: field.day, name: z.string().nullable() })),
  operationTypes: z.array(z.string()),
  /** The names of its operation types, in the request's language. */
  services: z.array(z.string()),
  /** Orders can be picked up here. */
  handsOver: z.boolean(),
  /** Deliveries leave from here. */
  ships: z.boolean(),
  /** Slabs are stored here and can be viewed. */
  keepsSlabs: z.boolean(),
  /** Miles from the requested point; null without one. */
  distance: z.number().nullable(),
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

export const list = defineCall({
  method: "GET",
  path: "storelocator/list",
  summary: "Finds stores by name, city, state or postal code, and by their services",
  input: z.strictObject({ query: z.string().trim().max(80).optional(), operationType: z.string().max(40).optional() }),
  value: z.array(store),
});

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);

export const findNearest = defineCall({
  method: "GET",
  path: "storelocator/findnearest/{a}/{b}",
  summary: "Lists stores by distance from latitude {a}, longitude {b}",
  input: z.strictObject({ a: degrees(90), b: degrees(180) }),
  value: z.array(store),
});
