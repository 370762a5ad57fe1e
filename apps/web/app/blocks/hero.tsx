import type { blocks } from "@azulejo/contract/content/index.ts";
import { SearchField } from "../areas/suggestions/search-field.tsx";
import type { BlockProps } from "./block.ts";
import { ContentPicture } from "./content-picture.tsx";
import { Lead } from "./lead.tsx";

/** One scene over the whole width; on its quiet side one line and the search. On a phone they stand under it. */
export function Hero({ block, first }: BlockProps<typeof blocks.hero>) {
  const Heading = first ? "h1" : "h2";
  return (
    <section className={`relative ${first ? "" : "mt-16"}`}>
      <ContentPicture
        asset={block.image}
        sizes="100vw"
        priority={first}
        className="h-[44vh] min-h-72 w-full object-cover object-right lg:h-[72vh] lg:min-h-120"
      />
      <div className="page space-y-6 py-8 lg:absolute lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2 lg:py-0">
        {block.headline && <Heading className="text-scene lg:max-w-[11ch] lg:text-on-scene">{block.headline}</Heading>}
        {block.text && <p className="max-w-prose text-lead lg:max-w-[28ch] lg:text-on-scene">{block.text}</p>}
        {block.search && (
          <div className="hidden lg:block lg:w-[30rem] lg:max-w-[42%]">
            <SearchField large />
          </div>
        )}
        {block.link?.href && (
          <p className="lg:text-on-scene">
            <Lead link={block.link} label={block.linkLabel} />
          </p>
        )}
      </div>
    </section>
  );
}
