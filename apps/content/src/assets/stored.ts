import type { FileKind } from "./file-kind.ts";

/** A file behind an address below `/assets/f/`. */
export interface Stored {
  /**
   * Returns the file's path; null if it is gone.
   * @throws StoreUnavailable
   */
  open(): Promise<string | null>;
  kind: FileKind;
  /** In pixels; 0 unless it is a raster picture. */
  width: number;
  height: number;
  /** Identifies the content: equal bytes have equal keys. */
  key: string;
  /** The whole picture as a WebP of a few pixels in base64, to show until one is drawn. */
  thumb?: string;
}

/** The parts of an address: `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}`. */
export interface AssetName {
  space: number;
  hash: string;
  name: string;
}
