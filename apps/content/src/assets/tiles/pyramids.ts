import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPicture } from "../variants/render-variant.ts";
import type { VariantStore } from "../variants/variant-store.ts";
import type { Master } from "../variants/variants.ts";
import { OVERLAP, TILE, type TileRequest } from "./tile-request.ts";

const QUALITY = 80;

/** Creates Deep Zoom pyramids. Reading a master is most of the work, so a request for one tile creates all. */
export class Pyramids {
  readonly #store: VariantStore;

  constructor(store: VariantStore) {
    this.#store = store;
  }

  /** Returns a tile, and stores all others. */
  async render(master: Master, wanted: TileRequest): Promise<Buffer> {
    const folder = await mkdtemp(join(tmpdir(), "tiles-"));
    try {
      await openPicture(master.file)
        .webp({ quality: QUALITY, effort: 1 })
        .tile({ size: TILE, overlap: OVERLAP, layout: "dz" })
        .toFile(join(folder, "all.dz"));
      const { level, column, row } = wanted.tile;
      const files = join(folder, "all_files");
      await this.#storeAll(master, files, wanted);
      return await readFile(join(files, String(level), `${column}_${row}.webp`));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #storeAll(master: Master, files: string, wanted: TileRequest): Promise<void> {
    for (const level of (await readdir(files)).filter((name) => /^\d+$/.test(name))) {
      for (const name of await readdir(join(files, level))) {
        const [column, row] = name.split(/[_.]/).map(Number);
        const look = { ...wanted, tile: { level: Number(level), column, row } };
        await this.#store.write(
          this.#store.fileOf({ asset: master.key, look, format: wanted.format }),
          await readFile(join(files, level, name)),
        );
      }
    }
  }
}
