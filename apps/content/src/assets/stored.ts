import type { FileKind } from "./file-kind.ts";

/** A file behind an address below `/assets/f/`. */
export interface Stored {
  /** Returns the file's path; null if it no longer exists. @throws StoreUnavailable */
  open(): Promise<string | null>;
  kind: FileKind;
  /** In pixels; 0 unless it is a raster picture. */
  width: number;
  height: number;
  /** Identifies the content: equal bytes have equal keys. */
  key: string;
  /** The whole picture as a WebP of a few pixels in base64, shown until a variant is made. */
  thumb?: string;
}

/** The parts of an address: `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}`. */
export interface AssetName {
  space: number;
  hash: string;
  name: string;
}
