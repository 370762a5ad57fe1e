import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { SearchField } from "../areas/suggestions/search-field.tsx";
import { Picture } from "../media/picture.tsx";
import type { RootData } from "../root.tsx";
import type { BlockOf } from "./blocks.tsx";

/** One scene over the whole width, one line, the search. */
export function Hero({ block, cards }: { block: BlockOf<"hero">; cards: ProductCard[]; root: RootData }) {
  const picture = cards[0]?.picture;
  return (
    <section className="relative">
      {picture && <Picture picture={picture} alt="" sizes="100vw" priority className="h-[62vh] min-h-96 w-full object-cover" />}
      <div className="absolute inset-x-0 bottom-0 bg-wall lg:right-auto lg:w-[46rem]">
        <div className="page space-y-5 py-8 lg:py-10">
          <h1 className="text-scene">{block.headline}</h1>
          <SearchField large />
        </div>
      </div>
    </section>
  );
}
