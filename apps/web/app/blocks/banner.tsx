// @bundle plain-blocks
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "./block.ts";
import { Lead } from "./lead.tsx";

const tones = { plain: "border-glaze", sale: "border-clay", warning: "border-clay" };

/** A notice line, for example that a campaign has ended or that a text is a sample. */
export function Banner({ block }: BlockProps<typeof blocks.banner>) {
  if (!block.text) return null;
  return (
    <aside className="page mt-8">
      <p className={`flex flex-wrap items-baseline gap-x-6 gap-y-1 border-l-2 bg-paper px-4 py-3 ${tones[block.tone || "plain"]}`}>
        <span className="whitespace-pre-line">{block.text}</span>
        <Lead link={block.link} label={block.linkLabel} />
      </p>
    </aside>
  );
}
