import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { RootData } from "../root.tsx";
import type { Block } from "./block.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Hero } from "./hero.tsx";
import { LookWall } from "./look-wall.tsx";
import { ProductWallBlock } from "./product-wall-block.tsx";
import { RoomWall } from "./room-wall.tsx";
import { SlabOfTheWeek } from "./slab-of-the-week.tsx";

interface Props {
  blocks: Block[];
  /** By the block that shows them. */
  cards: Record<string, ProductCard[]>;
  root: RootData;
}

/** One component per block, in the order of the content. */
export function Blocks({ blocks, cards, root }: Props) {
  return blocks.map((block) => {
    const shown = cards[block._uid] ?? [];
    switch (block.component) {
      case "hero":
        return <Hero key={block._uid} block={block} />;
      case "room_wall":
        return <RoomWall key={block._uid} block={block} />;
      case "look_wall":
        return <LookWall key={block._uid} block={block} root={root} cards={shown} />;
      case "product_wall":
        return <ProductWallBlock key={block._uid} block={block} cards={shown} root={root} />;
      case "slab_of_the_week":
        return <SlabOfTheWeek key={block._uid} block={block} cards={shown} />;
      case "call_to_action":
        return <CallToAction key={block._uid} block={block} />;
    }
  });
}

export type BlockOf<C extends Block["component"]> = Extract<Block, { component: C }>;
