import { SearchField } from "../areas/suggestions/search-field.tsx";
import { pictureOf } from "../media/asset.ts";
import { Picture } from "../media/picture.tsx";
import type { BlockOf } from "./blocks.tsx";

/** One scene over the whole width; on its quiet side one line and the search. On a phone they stand under it. */
export function Hero({ block }: { block: BlockOf<"hero"> }) {
  return (
    <section className="relative">
      <Picture
        picture={pictureOf(block.image)}
        alt={block.image.alt}
        sizes="100vw"
        priority
        className="h-[44vh] min-h-72 w-full object-cover object-right lg:h-[72vh] lg:min-h-120"
      />
      <div className="page space-y-6 py-8 lg:absolute lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2 lg:py-0">
        <h1 className="text-scene lg:max-w-[11ch] lg:text-on-scene">{block.headline}</h1>
        <div className="hidden lg:block lg:w-[30rem] lg:max-w-[42%]">
          <SearchField large />
        </div>
      </div>
    </section>
  );
}
