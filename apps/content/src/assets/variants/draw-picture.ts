import type { LaidRequest } from "../laid/laid-request.ts";
import { LaidPictures } from "../laid/render-laid.ts";
import { Pyramids } from "../tiles/pyramids.ts";
import type { TileRequest } from "../tiles/tile-request.ts";
import { renderVariant, type Wanted } from "./render-variant.ts";
import { copySize, onCopy, SmallCopies } from "./small-copies.ts";
import type { VariantStore } from "./variant-store.ts";
import type { Master } from "./variants.ts";

export interface Drawing {
  draw(master: Master, wanted: Wanted | LaidRequest | TileRequest): Promise<Buffer>;
  close(): Promise<void>;
}

/** Draws all kinds of variants: cropped, laid, and tiles of a pyramid. */
export function createDrawing(store: VariantStore): Drawing {
  const copies = new SmallCopies(store);
  const laid = new LaidPictures(copies);
  const pyramids = new Pyramids(store);
  return {
    async draw(master, wanted) {
      if ("tile" in wanted) return pyramids.render(master, wanted);
      if ("shape" in wanted) return laid.render(master, wanted);
      const smaller = onCopy(master, wanted);
      return smaller ? renderVariant(await copies.of(master), copySize(master), smaller) : renderVariant(master.file, master, wanted);
    },
    close: () => laid.close(),
  };
}
