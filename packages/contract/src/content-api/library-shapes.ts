import { z } from "zod";
import { id } from "./shapes.ts";

const text = (example: string, description?: string) => z.string().meta({ ...(description && { description }), examples: [example] });
const moment = text("2026-11-22T16:05:00.000Z");
const uuid = text("8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22");
const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });
const parent = z
  .number()
  .int()
  .nullable()
  .meta({ description: "The parent's id; null at the top.", examples: [12] });

const tree = (name: string) => ({ name: text(name), parent_id: parent });
const branch = (name: string) => z.object({ id, uuid, ...tree(name), parent_uuid: uuid.nullable() });
const tag = { name: text("checkout"), object_type: z.enum(["asset", "component"]) };
const preset = {
  name: text("Short quote"),
  component_id: id.describe("The component's id."),
  preset: z.record(z.string(), z.unknown()).meta({ description: "Values of the component's fields.", examples: [{ component: "quote" }] }),
  image: orNull("https://shop.example/assets/f/1/1200x800/0a1b2c/quote.png"),
  color: orNull("#1b243f"),
  icon: orNull("block-text"),
  description: orNull("A quote of one line"),
};

/** The kinds of records, each with its paths and the shapes of responses and requests. */
export const library = [
  {
    ...{ plural: "component_groups", one: "component_group", words: "component groups", word: "a component group" },
    answer: branch("Checkout").meta({ id: "ComponentGroup" }),
    input: z.object(tree("Checkout")).partial().meta({ id: "ComponentGroupInput" }),
  },
  {
    ...{ plural: "asset_folders", one: "asset_folder", words: "asset folders", word: "an asset folder" },
    answer: branch("Patios").meta({ id: "AssetFolder" }),
    input: z.object(tree("Patios")).partial().meta({ id: "AssetFolderInput" }),
  },
  {
    ...{ plural: "internal_tags", one: "internal_tag", words: "internal tags", word: "an internal tag" },
    answer: z.object({ id, ...tag }).meta({ id: "InternalTag" }),
    input: z.object(tag).partial().meta({ id: "InternalTagInput" }),
  },
  {
    ...{ plural: "presets", one: "preset", words: "presets", word: "a preset" },
    answer: z.object({ id, ...preset, space_id: id, created_at: moment, updated_at: moment }).meta({ id: "Preset" }),
    input: z.object(preset).partial().meta({ id: "PresetInput" }),
  },
];

export const user = z
  .object({
    id,
    userid: text("space-1@shop.example"),
    email: text("space-1@shop.example"),
    friendly_name: text("Site"),
    has_org: z.literal(false),
    has_partner: z.literal(false),
    org_role: z.null(),
  })
  .meta({ id: "ContentUser", description: "The user of a management token: the space itself." });
