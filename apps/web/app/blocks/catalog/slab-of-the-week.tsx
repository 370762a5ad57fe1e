import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { productPath } from "../../areas/product/product-path.ts";
import { Picture } from "../../media/picture.tsx";
import { Zoom } from "../../media/zoom.tsx";
import { useAddress } from "../../routing/use-address.ts";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { Section } from "../section.tsx";

export function SlabOfTheWeek({ block, data }: BlockProps<typeof blocks.slabOfTheWeek, ProductCard[] | undefined>) {
  const address = useAddress();
  const [card] = data ?? [];
  if (!card?.picture) return null;
  return (
    <Section headline={block.headline} wide>
      <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
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
            <a href={address(productPath(card.slug, card.lead.itemNo))} className="no-underline">
              {card.name}
            </a>
          </h3>
          {block.text && <p>{block.text}</p>}
          <p>
            <Lead link={block.link} label={block.linkLabel} />
          </p>
        </div>
      </div>
    </Section>
  );
}
