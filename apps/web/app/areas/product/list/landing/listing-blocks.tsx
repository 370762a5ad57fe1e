import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { Blocks, BlocksProvider } from "../../../../blocks/blocks.tsx";
import { useShellData } from "../../../../shell/shell-data.ts";
import type { ListingStory } from "../listing-story.server.ts";

/** Blocks of a listing's story, around its products. */
export function ListingBlocks({ story, blocks, preview }: { story: ListingStory; blocks: BlokValue[]; preview: boolean }) {
  return (
    <BlocksProvider data={story.data} root={useShellData()} preview={preview}>
      <Blocks blocks={blocks} />
    </BlocksProvider>
  );
}
