import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { ProductWall } from "../areas/product/list/product-wall.tsx";
import type { RootData } from "../root.tsx";
import { useAddress } from "../routing/use-address.ts";
import type { BlockOf } from "./blocks.tsx";

export function ProductWallBlock({ block, cards, root }: { block: BlockOf<"product_wall">; cards: ProductCard[]; root: RootData }) {
  const address = useAddress();
  if (cards.length === 0) return null;
  return (
    <section className="mt-16">
      <div className="page">
        <Rule>{block.headline}</Rule>
      </div>
      <div className="mt-4">
        <ProductWall products={cards} view="wall" root={root} />
      </div>
      <p className="page mt-4">
        <a href={address(block.link)}>{block.linkLabel}</a>
      </p>
    </section>
  );
}
