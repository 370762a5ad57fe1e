import type { blocks } from "@azulejo/contract/content/index.ts";
import type { CardData } from "../../areas/product/list/wall/card/card-data.ts";
import { ProductWall } from "../../areas/product/list/wall/product-wall.tsx";
import { useText } from "../../i18n/text.ts";
import type { Kept } from "../../render/kept-part.tsx";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { Section } from "../section.tsx";

/** Products in one row that scrolls sideways by touch, wheel or arrow keys. */
export function ProductCarousel({ block, data, root }: BlockProps<typeof blocks.productCarousel, Kept<CardData[]> | null | undefined>) {
  const t = useText();
  if (!data) return null;
  return (
    <Section headline={block.headline} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="glance relative overflow-x-auto" tabIndex={0} aria-label={block.headline || t("content.products")}>
        <ProductWall products={data} view="row" root={root} below />
      </section>
      <p className="page mt-4">
        <Lead link={block.link} label={block.linkLabel} />
      </p>
    </Section>
  );
}
