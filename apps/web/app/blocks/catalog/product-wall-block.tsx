import type { blocks } from "@azulejo/contract/content/index.ts";
import type { CardData } from "../../areas/product/list/wall/card/card-data.ts";
import { ProductWall } from "../../areas/product/list/wall/product-wall.tsx";
import type { Kept } from "../../render/kept-part.tsx";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { Section } from "../section.tsx";

export function ProductWallBlock({ block, data, root }: BlockProps<typeof blocks.productWall, Kept<CardData[]> | null | undefined>) {
  if (!data) return null;
  return (
    <Section headline={block.headline} wide>
      <div className="glance">
        <ProductWall products={data} view="wall" root={root} below />
      </div>
      <p className="page mt-4">
        <Lead link={block.link} label={block.linkLabel} />
      </p>
    </Section>
  );
}
