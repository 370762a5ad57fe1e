import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { galleryFacetKeys, rooms } from "./gallery/gallery-filters.ts";
import { parts } from "./gallery/parts.ts";
import { productCard } from "./product/card.ts";

export { parts } from "./gallery/parts.ts";

/** A scene's code, which is also its address. */
export const sceneCode = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ id: "SceneCode", description: "A scene's code, which is also its address.", examples: ["kitchen-redwood"] });

const share = z.number().min(0).max(1);

export const hotSpot = z
  .object({
    x: share.meta({ description: "From the left, as a share of the picture's width.", examples: [0.42] }),
    y: share.meta({ description: "From above, as a share of the picture's height.", examples: [0.31] }),
    name: field.text("Marin Redwood ceramic tile"),
  })
  .meta({ description: "Where a product is seen. A product that isn't sold has none." });

/** The flat surface of a scene that other tiles can be laid on. */
export const sceneSurface = z.strictObject({
  part: z.enum(parts),
  light: z
    .string()
    .max(500)
    .regex(/^\/assets\/f\/\d{1,15}\/\d{1,5}x\d{1,5}\/[a-z0-9]{3,64}\/[a-z0-9][a-z0-9._-]{0,120}$/)
    .meta({
      description:
        "A picture as large as the scene's: the light on the surface as if it were white, a quarter as bright, clear where something else is seen.",
      examples: ["/assets/f/1001/1320x880/0a1b2c3d4e/kitchen-redwood.webp"],
    }),
  plane: z
    .array(z.number().min(-9_999_999).max(9_999_999))
    .length(8)
    .meta({
      description:
        "From x and y, shares of the picture's sides, to u and v in millimeters: u = (ax + by + c) / w, v = (dx + ey + f) / w, w = gx + hy + 1.",
      examples: [[-2900, -2473.7, 2439.5, 0, -19_781.5, 14_193.3, 0, -2.5]],
    }),
  across: z
    .int()
    .min(100)
    .max(20_000)
    .meta({ description: "The width that is seen of the surface, in millimeters.", examples: [2783] }),
  down: z
    .int()
    .min(100)
    .max(20_000)
    .meta({ description: "In millimeters.", examples: [3709] }),
});
export type SceneSurface = z.infer<typeof sceneSurface>;

export const scene = z.object({
  code: sceneCode,
  title: field.text("Redwood tile over the counter"),
  alt: z.string().meta({ description: "What the picture shows.", examples: ["A kitchen with red glazed tile above white quartz"] }),
  room: z.enum(rooms),
  picture: field.picture,
  surface: sceneSurface.nullable().describe("What other tiles can be laid on; null if nothing."),
  spots: z.array(hotSpot).describe("In the order of the scene's products."),
});
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

export const surfaces = defineCall({
  method: "GET",
  path: "gallery/surfaces",
  summary: "Lists scenes in which a product can be laid in the place of what they show, at most one of each kind of room",
  input: z.strictObject({ itemNo: field.itemNo }),
  value: z.array(scene).max(3),
});
