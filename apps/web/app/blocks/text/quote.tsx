import { hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { ContentPicture } from "../media/content-picture.tsx";

export function Quote({ block }: BlockProps<typeof blocks.quote>) {
  if (!block.text) return null;
  return (
    <figure className="page mt-14 flex max-w-prose-page flex-col gap-5">
      <blockquote className="border-l-2 border-glaze pl-6 font-display text-title">{block.text}</blockquote>
      {(block.name || block.role) && (
        <figcaption className="flex items-center gap-4 pl-6 text-small">
          {hasPicture(block.image) && (
            <ContentPicture asset={block.image} sizes="3rem" ratio={1} className="size-12 rounded-full object-cover" />
          )}
          <span>
            {block.name && <span className="block font-medium">{block.name}</span>}
            {block.role && <span className="block text-ink-soft">{block.role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
