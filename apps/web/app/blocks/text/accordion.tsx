import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";
import { RichText } from "./rich-text.tsx";

type Item = BlockValue<typeof blocks.accordionItem>;

/** Questions that open one by one; answers are in the page, so that the browser's search finds them. */
export function Accordion({ block }: BlockProps<typeof blocks.accordion>) {
  const items = ((block.items ?? []) as Item[]).filter((item) => item.title);
  if (items.length === 0) return null;
  return (
    <Section headline={block.headline}>
      <div className="max-w-prose-page border-b border-joint">
        {items.map((item) => (
          <details key={item._uid} className="group border-t border-joint">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              {item.title}
              <span aria-hidden="true" className="text-lead text-ink-soft transition-transform group-open:rotate-45">
                +
              </span>
            </summary>
            <RichText text={item.text} className="pb-5" />
          </details>
        ))}
      </div>
    </Section>
  );
}
