import type { AssetValue } from "@azulejo/contract/content/field-types.ts";

/** Returns what a page shows of a story's picture or file, at another address. */
export function shownAsset({ alt, focus, meta_data }: Partial<AssetValue>, filename: string): AssetValue {
  return {
    filename,
    alt: alt ?? "",
    ...(focus && { focus }),
    ...(meta_data?.color && { meta_data: { color: meta_data.color } }),
  };
}
