import type { Picture } from "@azulejo/contract";
import type { AssetValue } from "@azulejo/contract/content/field-types.ts";

/** Returns a story's picture for display; null if the editor chose none, and for a drawing, which has no variants. */
export function pictureOf(asset: AssetValue | null | undefined): Picture | null {
  if (!asset?.filename) return null;
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(asset.filename) ?? [];
  if (!width || !height || asset.filename.endsWith(".svg")) return null;
  return {
    address: asset.filename,
    width: Number(width),
    height: Number(height),
    kind: "scene",
    extentMm: null,
    cellMm: null,
    rowMm: null,
    color: asset.meta_data?.color ?? null,
  };
}

/** Keeps the focus visible: returns the class of the `object-position` nearest to the middle of the focus. */
export function focusClass(asset: AssetValue | null | undefined): string {
  const size = /\/f\/\d+\/(\d+)x(\d+)\//.exec(asset?.filename ?? "");
  const focus = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(asset?.focus ?? "");
  if (!size || !focus) return "";
  const [x1, y1, x2, y2] = focus.slice(1).map(Number) as [number, number, number, number];
  const column = third((x1 + x2) / 2 / Number(size[1]));
  const row = third((y1 + y2) / 2 / Number(size[2]));
  return positions[row]?.[column] ?? "";
}

const third = (share: number): number => Math.min(2, Math.max(0, Math.floor(share * 3)));
const positions = [
  ["object-left-top", "object-top", "object-right-top"],
  ["object-left", "object-center", "object-right"],
  ["object-left-bottom", "object-bottom", "object-right-bottom"],
];
