import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import type { BlockData } from "../../../blocks/block.ts";
import { isStill, keptBlock } from "../../../blocks/still-blocks.ts";
import type { ShownStory } from "./load-story.server.ts";
import { walkContent } from "./walk-content.ts";

/** Returns a story without what its document shows and scripts add nothing to. */
export function keptStory(shown: ShownStory): ShownStory {
  const { content } = shown.story;
  const { products, related } = shown.view;
  const body = keptBody(content.body);
  return {
    ...shown,
    story: { ...shown.story, content: { ...content, body } as BlokValue },
    data: keptData(shown.data, body),
    view: { ...shown.view, ...(products && { products: null }), ...(related && { related: null }) },
  };
}

/** Blocks without the fields of those that are kept; null for a text that is kept whole. */
function keptBody(body: unknown): unknown {
  if (Array.isArray(body)) return keptBlocks(body as BlokValue[]);
  return isStillText(body as RichTextValue | null | undefined) ? null : body;
}

export const keptBlocks = (blocks: BlokValue[]): BlokValue[] => blocks.map((block) => (isStill(block) ? keptBlock(block) : block));

/** Returns whether scripts add nothing to a text: it may have blocks in it. */
export function isStillText(text: RichTextValue | null | undefined): boolean {
  let isAnyActing = false;
  walkContent(text, { blok: (block) => (isAnyActing ||= !isStill(block as BlokValue)) });
  return !isAnyActing;
}

/** The data of the blocks that are sent. Products of a wall are kept, and the wall acts on their HTML. */
export function keptData(data: BlockData, sent: unknown): BlockData {
  const own: BlockData = {};
  walkContent(sent, {
    blok({ _uid, component }) {
      const found = data[_uid];
      if (found !== undefined) own[_uid] = wallOf[component] ? wallOf[component](found) : found;
    },
  });
  return own;
}

/** Null where the data is a wall's products, so that a wall without any can be told from one that is kept. */
const withoutProducts = (found: unknown): unknown => (Array.isArray(found) && found.length > 0 ? null : found);
const wallOf: Record<string, (found: unknown) => unknown> = {
  product_wall: withoutProducts,
  product_carousel: withoutProducts,
  wish_list: (found) =>
    typeof found === "object" && found !== null && "cards" in found ? { ...found, cards: withoutProducts(found.cards) } : found,
};
