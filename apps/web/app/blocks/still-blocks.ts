import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { walkContent } from "../areas/content/story/walk-content.ts";
import type { FragmentKey } from "../render/fragment.tsx";
import type { SharedByBlocks } from "./block-context.ts";

/** Blocks that scripts add nothing to: the browser keeps their HTML as it was sent. */
const still = new Set([
  "accordion",
  "accordion_item",
  "banner",
  "call_to_action",
  "collection_header",
  "gallery",
  "gallery_item",
  "hero",
  "link_item",
  "link_wall",
  "look_wall",
  "notice",
  "picture",
  "quote",
  "rich_text",
  "safety_warning",
  "step",
  "steps",
  "story_list",
  "table",
]);

/** A search field suggests words. */
const acts = (block: BlokValue): boolean => !still.has(block.component) || Boolean(block.search);

/** Returns whether neither a block nor one inside it does anything that needs scripts. */
export function isStill(block: BlokValue): boolean {
  if (isKept(block)) return true;
  let isAnyActing = false;
  walkContent(block, { blok: (one) => (isAnyActing ||= acts(one as BlokValue)) });
  return !isAnyActing;
}

/** Returns what the HTML of a still block follows from. */
export function stillKey(block: BlokValue, { data, root }: Pick<SharedByBlocks, "data" | "root">, isFirst: boolean): FragmentKey {
  const read: unknown[] = [];
  walkContent(block, {
    blok({ _uid }) {
      if (data[_uid] !== undefined) read.push(data[_uid]);
    },
  });
  return ["block", root.revision, isFirst, block, read];
}

/** A block of a document that was sent without its fields. */
export const keptBlock = ({ _uid, component }: BlokValue): BlokValue => ({ _uid, component, isKept: true }) as BlokValue;
export const isKept = (block: BlokValue): boolean => block.isKept === true;
