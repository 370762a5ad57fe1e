import type { LaidRequest } from "../laid/laid-request.ts";
import { LaidPictures } from "../laid/render-laid.ts";
import { Pyramids } from "../tiles/pyramids.ts";
import type { TileWanted } from "../tiles/tile-request.ts";
import { renderVariant, type Wanted } from "./render-variant.ts";
import type { VariantStore } from "./variant-store.ts";
import type { Master } from "./variants.ts";

export interface Drawing {
  draw(master: Master, wanted: Wanted | LaidRequest | TileWanted): Promise<Buffer>;
  close(): Promise<void>;
}

/** Draws variants of every kind: cut, laid, or as tiles of a pyramid. */
export function createDrawing(store: VariantStore): Drawing {
  const laid = new LaidPictures(store);
  const pyramids = new Pyramids(store);
  return {
    async draw(master, wanted) {
      if ("tile" in wanted) return pyramids.render(master, wanted);
      return "shape" in wanted ? laid.render(master, wanted) : renderVariant(master.file, master, wanted);
    },
    close: () => laid.close(),
  };
}
