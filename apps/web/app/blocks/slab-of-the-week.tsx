import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { Picture } from "../media/picture.tsx";
import { Zoom } from "../media/zoom.tsx";
import { useAddress } from "../routing/use-address.ts";
import type { BlockOf } from "./blocks.tsx";

export function SlabOfTheWeek({ block, cards }: { block: BlockOf<"slab_of_the_week">; cards: ProductCard[] }) {
  const address = useAddress();
  const [card] = cards;
  if (!card?.picture) return null;
  return (
    <section className="mt-16">
      <div className="page">
        <Rule>{block.headline}</Rule>
      </div>
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Zoom picture={card.picture} crop={null} name={card.name}>
          <Picture
            picture={card.picture}
            alt={card.name}
            sizes="(min-width: 68rem) 66vw, 100vw"
            className="aspect-[32/19] h-auto w-full object-cover"
          />
        </Zoom>
        <div className="page flex flex-col justify-end gap-3 py-8">
          <h3 className="text-title">
            <a href={address(`product/detail/${card.slug}`)} className="no-underline">
              {card.name}
            </a>
          </h3>
          <p>{block.text}</p>
          <p>
            <a href={address(block.link)}>{block.linkLabel}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
