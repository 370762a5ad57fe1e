// @bundle plain-blocks
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { RichText } from "./rich-text.tsx";

export function RichTextBlock({ block }: BlockProps<typeof blocks.richText>) {
  return (
    <section className="page mt-10">
      <RichText text={block.text} />
    </section>
  );
}
