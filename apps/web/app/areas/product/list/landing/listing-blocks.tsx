import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { BlockData } from "../../../../blocks/block.ts";
import { Blocks, BlocksProvider } from "../../../../blocks/blocks.tsx";
import { useShellData } from "../../../../shell/shell-data.ts";

/** Blocks of a listing's story, above and below its products. */
export function ListingBlocks({ data, blocks, preview }: { data: BlockData; blocks: BlokValue[]; preview: boolean }) {
  return (
    <BlocksProvider data={data} root={useShellData()} preview={preview}>
      <Blocks blocks={blocks} />
    </BlocksProvider>
  );
}
