import type { blocks } from "@azulejo/contract/content/index.ts";
import { LookCells } from "../../areas/product/list/landing/look-cells.tsx";
import type { MenuEntry } from "../../shell/menu/entries.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";

/** A grid of looks at one scale; each leads to its list. */
export function LookWall({ block, data = [] }: BlockProps<typeof blocks.lookWall, MenuEntry[] | undefined>) {
  if (data.length === 0) return null;
  const all = block.link?.href && block.linkLabel ? { href: block.link.href, label: block.linkLabel } : null;
  if (!block.headline) {
    return (
      <div className="mt-0.5">
        <LookCells entries={data} all={all} />
      </div>
    );
  }
  return (
    <Section headline={block.headline} wide>
      <LookCells entries={data} all={all} />
    </Section>
  );
}
