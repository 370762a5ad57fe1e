import type { Picture } from "@azulejo/contract";

/** A picture of content: its address says how large the original is, as the content system's assets do. */
export interface Asset {
  filename: string;
  alt: string;
}

/** @throws when the address does not carry its size */
export function pictureOf({ filename }: Asset): Picture {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? [];
  if (!width || !height) throw new Error(`${filename} does not say its size`);
  return {
    address: filename,
    width: Number(width),
    height: Number(height),
    kind: "scene",
    extentMm: null,
    cellMm: null,
    rowMm: null,
    colour: null,
  };
}
