import type { blocks } from "@azulejo/contract/content/index.ts";
import { SearchField } from "../areas/suggestions/search-field.tsx";
import type { BlockProps } from "./block.ts";
import { Lead } from "./lead.tsx";
import { ContentPicture } from "./media/content-picture.tsx";

/** The text is on the picture if its left side is plain; otherwise in its own tile. */
const places = {
  quiet: "lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2 lg:py-0",
  tile: "lg:bottom-0 lg:left-0 lg:m-0 lg:max-w-[34rem] lg:bg-wall lg:pb-10 lg:pt-8",
};

/** A full-width scene with a headline and the search. On a phone they are below it. */
export function Hero({ block, first }: BlockProps<typeof blocks.hero>) {
  const Heading = first ? "h1" : "h2";
  const onScene = block.quiet ? "lg:text-on-scene" : "";
  return (
    <section className={`relative ${first ? "" : "mt-16"}`}>
      <ContentPicture
        asset={block.image}
        sizes="100vw"
        priority={first}
        className="h-[44vh] min-h-72 w-full object-cover object-right lg:h-[72vh] lg:min-h-120"
      />
      <div className={`page space-y-6 py-8 lg:absolute ${places[block.quiet ? "quiet" : "tile"]}`}>
        {block.headline && (
          <Heading className={block.quiet ? `text-scene lg:max-w-[11ch] ${onScene}` : "text-title"}>{block.headline}</Heading>
        )}
        {block.text && (
          <p className={`max-w-prose text-lead ${block.quiet ? `lg:max-w-[28ch] ${onScene}` : "text-ink-soft"}`}>{block.text}</p>
        )}
        {block.search && (
          <div className="hidden lg:block lg:w-[30rem] lg:max-w-[42%]">
            <SearchField large />
          </div>
        )}
        {block.link?.href && (
          <p className={onScene}>
            <Lead link={block.link} label={block.linkLabel} />
          </p>
        )}
      </div>
    </section>
  );
}
