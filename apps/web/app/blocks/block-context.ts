// @bundle blocks
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { type ComponentType, createContext } from "react";
import type { ShellData } from "../shell/shell-data.ts";
import type { BlockData } from "./block.ts";

/** Values that the blocks of a page share, including those inside rich text. */
export interface SharedByBlocks {
  data: BlockData;
  root: ShellData;
  /** Set in an editor's preview: blocks that can't be shown are named. */
  preview: boolean;
  /** Renders one block of any kind. Rich text takes it from here, because blocks are made of rich text. */
  Block: ComponentType<{ block: BlokValue; first?: boolean }>;
}

/** Null outside a page of blocks. */
export const BlockContext = createContext<SharedByBlocks | null>(null);
