import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";
import { RichText } from "./rich-text.tsx";

type Item = BlockValue<typeof blocks.accordionItem>;

/** Questions that are opened one by one; answers are part of the page, so that the browser's search finds them. */
export function Accordion({ block }: BlockProps<typeof blocks.accordion>) {
  const items = ((block.items ?? []) as Item[]).filter((item) => item.title);
  if (items.length === 0) return null;
  return (
    <Section headline={block.headline}>
      <div className="max-w-prose-page questions">
        {items.map((item) => (
          <details key={item._uid}>
            <summary>{item.title}</summary>
            <RichText text={item.text} className="pb-5" />
          </details>
        ))}
      </div>
    </Section>
  );
}
