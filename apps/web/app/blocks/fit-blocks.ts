import type { Block } from "./block.ts";

const ALL = "product/";

/**
 * Fits blocks to the catalogue that is there: a link to a list that does not exist leads to all products, a block about such
 * a list is left out, and a wall of products shows others.
 * @param lists slugs of the lists, in the reader's language
 */
export function fitBlocks(blocks: Block[], lists: Set<string>): Block[] {
  const exists = (path: string) => lists.has(path.replace(/^product\/list\//, "").replace(/\/$/, ""));
  const leads = (path: string) => (!path.startsWith("product/list/") || exists(path) ? path : ALL);
  return blocks.flatMap((block): Block[] => {
    const known = !("query" in block) || !block.query.listing || lists.has(block.query.listing);
    switch (block.component) {
      case "look_wall":
        return known ? [block] : [];
      case "slab_of_the_week":
        return known ? [{ ...block, link: leads(block.link) }] : [];
      case "product_wall": {
        const { listing: _, ...query } = block.query;
        return [{ ...block, link: leads(block.link), query: known ? block.query : query }];
      }
      case "call_to_action":
        return [{ ...block, link: leads(block.link) }];
      case "room_wall":
        return [{ ...block, rooms: block.rooms.map((room) => ({ ...room, link: leads(room.link) })) }];
      case "hero":
        return [block];
    }
  });
}
