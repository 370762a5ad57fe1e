// @bundle blocks
import type { AssetValue, BlokValue, Field } from "./field-types.ts";

type Fields = Record<string, Field<unknown>>;

/** A component of the content system, and the block or page type that the storefront shows for it. */
export interface BlockDefinition<Name extends string = string, Of extends Fields = Fields> {
  name: Name;
  /** The name that editors see. */
  displayName: string;
  /** A type of story, or a block inside one. */
  kind: "story" | "block" | "part";
  fields: Of;
}

export function defineBlock<const Name extends string, const Of extends Fields>(block: {
  name: Name;
  displayName: string;
  kind?: BlockDefinition["kind"];
  fields: Of;
}): BlockDefinition<Name, Of> {
  return { kind: "block", ...block };
}

type Held<F> = F extends Field<infer Value> ? Value : never;

/** A story's data for a block. Any field may be missing, because an editor may not have filled it in yet. */
export type BlockValue<D extends BlockDefinition> = BlokValue & {
  component: D["name"];
} & { [F in keyof D["fields"]]?: Held<D["fields"][F]> | null };

/** Returns the component in the format of the content system's management API. */
export function componentOf(block: BlockDefinition) {
  return {
    name: block.name,
    display_name: block.displayName,
    is_root: block.kind === "story",
    is_nestable: block.kind !== "story",
    schema: Object.fromEntries(Object.entries(block.fields).map(([name, field], pos) => [name, { ...field, pos }])),
  };
}

/** Returns whether an asset field has a file: the editor stores empty ones as objects. */
export const hasPicture = (asset: AssetValue | null | undefined): asset is AssetValue => Boolean(asset?.filename);
