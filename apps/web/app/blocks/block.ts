import type { BlockDefinition, BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { ComponentType } from "react";
import type { RootData } from "../root.tsx";

/** What a block is given: its fields, any of which may be missing, and what was read for it. */
export interface BlockProps<D extends BlockDefinition = BlockDefinition, Data = undefined> {
  block: BlockValue<D>;
  data: Data;
  root: RootData;
  /** The first block of a page brings its heading and its largest picture. */
  first: boolean;
}

/** What was read for the blocks of a page, by `_uid`. */
export type BlockData = Record<string, unknown>;

export type AnyBlock = ComponentType<{ block: BlokValue; data: unknown; root: RootData; first: boolean }>;
