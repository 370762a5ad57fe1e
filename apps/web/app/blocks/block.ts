// @bundle blocks
import type { BlockDefinition, BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { ComponentType } from "react";
import type { ShellData } from "../shell/shell-data.ts";

/** The props of a block: its fields (any of which may be missing) and its data. */
export interface BlockProps<D extends BlockDefinition = BlockDefinition, Data = undefined> {
  block: BlockValue<D>;
  data: Data;
  root: ShellData;
  /** Set for the first block of a page, which renders the main heading and the largest picture. */
  first: boolean;
}

/** Data for the blocks of a page, by `_uid`. */
export type BlockData = Record<string, unknown>;

export type AnyBlock = ComponentType<{ block: BlokValue; data: unknown; root: ShellData; first: boolean }>;
