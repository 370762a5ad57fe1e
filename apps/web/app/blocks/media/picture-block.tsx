// @bundle plain-blocks
import { hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { ContentPicture } from "./content-picture.tsx";

const frames = { text: "page max-w-prose-page", wide: "page", full: "" };
const sizes = { text: "(min-width: 52rem) 46rem, 100vw", wide: "(min-width: 100rem) 93rem, 100vw", full: "100vw" };

/** A picture in its own proportions, with a caption. */
export function PictureBlock({ block }: BlockProps<typeof blocks.picture>) {
  if (!hasPicture(block.image)) return null;
  const width = block.width || "text";
  return (
    <figure className={`mt-10 ${frames[width]}`}>
      <ContentPicture asset={block.image} sizes={sizes[width]} className="h-auto w-full" />
      {block.caption && (
        <figcaption className={`mt-2 text-small text-ink-soft ${width === "full" ? "page" : ""}`}>{block.caption}</figcaption>
      )}
    </figure>
  );
}
