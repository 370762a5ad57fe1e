import type { blocks } from "@azulejo/contract/content/index.ts";
import type { CardData } from "../../areas/product/list/wall/card/card-data.ts";
import { ProductWall } from "../../areas/product/list/wall/product-wall.tsx";
import type { Kept } from "../../render/kept-part.tsx";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { Section } from "../section.tsx";

type Data = { name: string; cards: Kept<CardData[]> } | null | undefined;

/** The visitor's wish list, with its own name as heading unless the editor set one. */
export function WishListBlock({ block, data, root }: BlockProps<typeof blocks.wishList, Data>) {
  if (!data) return null;
  return (
    <Section headline={block.headline || data.name} wide>
      <ProductWall products={data.cards} view="wall" root={root} below />
      <p className="page mt-4">
        <Lead link={block.link} label={block.linkLabel} />
      </p>
    </Section>
  );
}
