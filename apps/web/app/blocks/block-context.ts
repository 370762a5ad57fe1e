// @bundle blocks
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { type ComponentType, createContext } from "react";
import type { ShellData } from "../shell/shell-data.ts";
import type { BlockData } from "./block.ts";

/** Values shared by the blocks of a page, including those inside rich text. */
export interface SharedByBlocks {
  data: BlockData;
  root: ShellData;
  /** Whether an editor previews the page; blocks that can't be shown are then named. */
  preview: boolean;
  /** Renders one block of any kind. It is passed here for use in rich text, because blocks themselves use rich text. */
  Block: ComponentType<{ block: BlokValue; first?: boolean }>;
}

/** Null outside a page of blocks. */
export const BlockContext = createContext<SharedByBlocks | null>(null);
