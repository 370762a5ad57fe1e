import { type BlockValue, hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "./block.ts";
import { Linked } from "./lead.tsx";
import { ContentPicture } from "./media/content-picture.tsx";
import { Section } from "./section.tsx";

type Item = BlockValue<typeof blocks.linkItem>;

/** Returns the column count for a number of links, so that the last row has no gaps. */
const columnsFor = (count: number): string => {
  if (count % 4 === 0) return "lg:grid-cols-4";
  return count === 5 ? "lg:grid-cols-5" : count === 2 ? "" : "lg:grid-cols-3";
};

/** Links to other pages, in a grid without gaps. */
export function LinkWall({ block }: BlockProps<typeof blocks.linkWall>) {
  const items = ((block.items ?? []) as Item[]).filter((item) => item.title && item.link?.href);
  if (items.length === 0) return null;
  const Title = block.headline ? "h3" : "h2";
  const pictured = items.some((item) => hasPicture(item.image));
  const columns = pictured ? columnsFor(items.length) : "lg:grid-cols-4";
  return (
    <Section headline={block.headline} wide>
      <ul className={`wall sm:grid-cols-2 ${columns}`}>
        {items.map((item) => (
          <li key={item._uid} className="flex">
            <Linked link={item.link} className="group flex grow flex-col">
              {hasPicture(item.image) && (
                <ContentPicture
                  asset={item.image}
                  sizes="(min-width: 68rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-[3/2] w-full object-cover"
                />
              )}
              <div className="flex flex-col gap-1 p-4 lg:p-5">
                <Title className="text-lead group-hover:underline">{item.title}</Title>
                {item.text && <p className="text-small text-ink-soft">{item.text}</p>}
              </div>
            </Linked>
          </li>
        ))}
      </ul>
    </Section>
  );
}
