import type { FileKind } from "./file-kind.ts";

/** A file behind an address below `/assets/f/`. */
export interface Stored {
  file: string;
  kind: FileKind;
  /** 0 for what is no picture of pixels. */
  width: number;
  height: number;
  /** The same for the same bytes. */
  key: string;
}

/** What an address names: `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}`. */
export interface AssetName {
  space: number;
  hash: string;
  name: string;
}
