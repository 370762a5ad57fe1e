import * as blocks from "./blocks.ts";
import * as stories from "./stories.ts";

export { type BlockDefinition, type BlockValue, componentOf, hasPicture } from "./define-block.ts";
export type { AssetValue, BlokValue, LinkValue, RichTextValue, StoryValue, TableValue } from "./field-types.ts";
export { blocks, stories };

/** Every component of the storefront's content, by name. */
export const components = Object.fromEntries([...Object.values(stories), ...Object.values(blocks)].map((block) => [block.name, block]));
