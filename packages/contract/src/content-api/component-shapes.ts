import { z } from "zod";
import { id } from "./shapes.ts";

const text = (example: string, description?: string) => z.string().meta({ ...(description && { description }), examples: [example] });
const moment = text("2026-11-22T16:05:00.000Z");
const uuid = text("8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22");

const componentFields = {
  name: text("article"),
  display_name: text("Article").nullable(),
  schema: z.record(z.string(), z.unknown()).meta({
    description: "Fields by name, each with its `type`.",
    examples: [{ title: { type: "text", required: true, translatable: true } }],
  }),
  is_root: z.boolean().describe("Whether stories are of this component."),
  is_nestable: z.boolean().describe("Whether blocks are of this component."),
};
const ofEditors = {
  component_group_uuid: uuid.nullable().describe("The component's group."),
  color: z
    .string()
    .nullable()
    .meta({ examples: ["#1b243f"] }),
  icon: z
    .string()
    .nullable()
    .meta({ examples: ["block-text"] }),
  image: z
    .string()
    .nullable()
    .meta({ examples: ["https://shop.example/assets/f/1/1200x800/0a1b2c/quote.png"] }),
  preview_field: z
    .string()
    .nullable()
    .meta({ examples: ["title"] }),
  internal_tag_ids: z.array(z.union([text("12"), id])).meta({ description: "Internal tags of the component.", examples: [["12"]] }),
};
export const component = z.object({
  id,
  ...componentFields,
  ...ofEditors,
  internal_tag_ids: z.array(text("12")),
  internal_tags_list: z.array(z.object({ id, name: text("checkout") })),
  created_at: moment,
  updated_at: moment,
});
export const componentInput = z.object({ ...componentFields, ...ofEditors }).partial();
