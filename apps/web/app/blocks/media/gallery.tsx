import { type BlockValue, hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { Lead, Linked } from "../lead.tsx";
import { Section } from "../section.tsx";
import { ContentPicture } from "./content-picture.tsx";

type Item = BlockValue<typeof blocks.galleryItem>;

/** Pictures side by side with a two-pixel gap; each may be a link. */
export function Gallery({ block }: BlockProps<typeof blocks.gallery>) {
  const items = ((block.items ?? []) as Item[]).filter((item) => hasPicture(item.image));
  if (items.length === 0) return null;
  return (
    <Section headline={block.headline} wide>
      <ul className={`wall gap-0.5 ${items.length % 2 === 0 && items.length % 3 !== 0 ? "md:grid-cols-2" : "md:grid-cols-3"}`}>
        {items.map((item) => (
          <li key={item._uid}>
            <Linked link={item.link} className="block">
              <ContentPicture
                asset={item.image}
                sizes="(min-width: 52rem) 33vw, 100vw"
                ratio={3 / 2}
                className="aspect-[3/2] w-full object-cover"
              />
              {item.caption && <span className="block p-3 lg:p-4">{item.caption}</span>}
            </Linked>
          </li>
        ))}
      </ul>
      {block.linkLabel && (
        <p className="page mt-4">
          <Lead link={block.link} label={block.linkLabel} />
        </p>
      )}
    </Section>
  );
}
