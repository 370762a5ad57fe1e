import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { galleryFacetKeys, rooms } from "./gallery/gallery-filters.ts";
import { productCard } from "./product/card.ts";

export const parts = ["floor", "wall", "backsplash", "counter", "shower", "paving", "fireplace", "front"] as const;

/** A scene's code, which is also its address. */
export const sceneCode = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ id: "SceneCode", description: "A scene's code, which is also its address.", examples: ["kitchen-redwood"] });

const share = z.number().min(0).max(1);

const spot = z
  .object({
    x: share.meta({ description: "From the left, as a share of the picture's width.", examples: [0.42] }),
    y: share.meta({ description: "From above, as a share of the picture's height.", examples: [0.31] }),
    name: field.text("Marin Redwood ceramic tile"),
  })
  .meta({ id: "HotSpot", description: "Where a product is seen. A product that isn't sold has none." });

const scene = z
  .object({
    code: sceneCode,
    title: field.text("Redwood tile over the counter"),
    alt: z.string().meta({ description: "What the picture shows.", examples: ["A kitchen with red glazed tile above white quartz"] }),
    room: z.enum(rooms),
    picture: field.picture,
    spots: z.array(spot).describe("In the order of the scene's products."),
  })
  .meta({ id: "Scene" });
export type Scene = z.infer<typeof scene>;

const chosen = z.array(z.string().min(1).max(40)).max(30).default([]);
const filters = {
  room: chosen.meta({ examples: [["kitchen"]] }),
  look: chosen.meta({ description: "Looks of a scene's products.", examples: [["marble-look"]] }),
  color: chosen.meta({ description: "Color families of a scene's products.", examples: [["green"]] }),
  material: chosen.meta({ description: "Materials of a scene's products.", examples: [["ceramic"]] }),
};
const count = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });

const facet = z.object({
  key: z.enum(galleryFacetKeys),
  label: field.text("Color"),
  values: z.array(
    z.object({
      value: field.text("green"),
      label: field.text("Green"),
      count: count(7).describe("Scenes that choosing it would show."),
      selected: z.boolean(),
    }),
  ),
});
export type GalleryFacet = z.infer<typeof facet>;

export const list = defineCall({
  method: "POST",
  path: "gallery/list",
  isRead: true,
  summary: "Lists scenes by room, and by look, color and material of the products they show",
  input: z.strictObject({
    ...filters,
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(1)
      .meta({ description: "Counted from 1.", examples: [1] }),
    pageSize: z.coerce.number().int().min(1).max(500).default(24).meta({ description: "Scenes per page." }),
  }),
  value: z.object({
    total: count(48),
    page: count(1),
    pages: count(2),
    facets: z.array(facet),
    scenes: z.array(scene),
  }),
});
export type SceneList = z.infer<typeof list.value>;

const few = z
  .string()
  .max(400)
  .default("")
  .meta({ description: "The list's filter, values joined by commas.", examples: ["green,white"] });

export const detail = defineCall({
  method: "GET",
  path: "gallery/detail/{id}/",
  summary: "Returns a scene with its products, and the scenes before and after it in a list with these filters",
  input: z.strictObject({ id: sceneCode, room: few, look: few, color: few, material: few }),
  value: z.object({
    scene,
    products: z.array(
      z.object({
        part: z.enum(parts).describe("Where the product is laid."),
        partLabel: field.text("Floor"),
        x: share.meta({ examples: [0.42] }),
        y: share.meta({ examples: [0.31] }),
        card: productCard,
      }),
    ),
    position: count(3).describe("The scene's position in the list, from 1; 0 if the filters leave it out."),
    total: count(48),
    previous: sceneCode.nullable().describe("Null before the first scene."),
    next: sceneCode.nullable().describe("Null after the last."),
  }),
  errors: ["gallery_not_found"],
});
export type SceneDetail = z.infer<typeof detail.value>;

export const ofProduct = defineCall({
  method: "GET",
  path: "gallery/ofproduct",
  summary: "Lists the scenes that show a product",
  input: z.strictObject({
    code: z
      .string()
      .min(1)
      .max(80)
      .meta({ description: "The product's code.", examples: ["marin-redwood"] }),
  }),
  value: z.array(scene),
});
