import sharp from "sharp";
import { type Pixels, parsePalette } from "./color.ts";
import type { Layers } from "./field.ts";
import { layouts } from "./layouts/index.ts";
import { stackLedger } from "./ledger.ts";
import { materials, objects } from "./materials/index.ts";
import { seedFrom } from "./noise.ts";
import type { Job } from "./plan.ts";
import { paintSheet } from "./sheet.ts";

/** Keeps the fields of the last composition, because the colors of a series are painted one after the other. */
export class Painter {
  private layersKey = "";
  private layers: Layers = {};
  private slabOf = "";
  private slab: Pixels = new Uint8ClampedArray(0);

  async paint(job: Job): Promise<Pixels> {
    const { recipe, layout } = job.product.picture;
    const palette = parsePalette(job.product.picture.palette);
    const seed = seedFrom(job.seedText) % 1_000_000;
    const { grid } = job;
    if (job.subject) return objects[recipe].paint(palette, grid.width, seed, job.subject);
    const material = materials[recipe];
    if (job.kind === "sheet") return paintSheet(recipe, material, layouts[layout ?? ""](seed), palette, grid.width, seed);
    if (job.fromSlab && this.slabOf === job.product.code) return this.cutFace(job);

    const context = { grid, seed, cell: job.cell };
    const key = `${recipe}|${job.seedText}|${grid.width}x${grid.height}|${grid.mm}|${JSON.stringify(job.cell)}`;
    if (key !== this.layersKey) {
      this.layers = {};
      this.layers = material.layers(context);
      this.layersKey = key;
    }
    const pixels = material.paint(this.layers, palette, context, job.index);
    if (!material.lit && recipe !== "encaustic") mirror(pixels, grid.width, grid.height, job.index);
    if (job.ledger) return stackLedger(pixels, grid, seed);
    if (job.kind !== "slab" && !job.fromSlab) return pixels;
    this.slabOf = job.product.code;
    this.slab = pixels;
    return job.fromSlab ? this.cutFace(job) : pixels;
  }

  private async cutFace(job: Job): Promise<Pixels> {
    const { width, height, mm } = job.grid;
    const side = Math.min(height, Math.round((job.entry.extentMm?.w ?? 1300) / mm));
    const cut = await sharp(Buffer.from(this.slab.buffer), { raw: { width, height, channels: 3 } })
      .extract({ left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side })
      .resize(job.entry.width, job.entry.height)
      .raw()
      .toBuffer();
    return new Uint8ClampedArray(cut.buffer, cut.byteOffset, cut.byteLength);
  }
}

/** Flips pictures that share a composition, so that neighbors in a list look different. */
function mirror(pixels: Pixels, width: number, height: number, turn: number): void {
  const swap = (a: number, b: number) => {
    for (let c = 0; c < 3; c++) {
      const kept = pixels[a + c];
      pixels[a + c] = pixels[b + c];
      pixels[b + c] = kept;
    }
  };
  if (turn & 1) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width >> 1; x++) swap((y * width + x) * 3, (y * width + width - 1 - x) * 3);
    }
  }
  if (turn & 2) {
    for (let y = 0; y < height >> 1; y++) {
      for (let x = 0; x < width; x++) swap((y * width + x) * 3, ((height - 1 - y) * width + x) * 3);
    }
  }
}
