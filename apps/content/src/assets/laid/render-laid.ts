import { Piscina } from "piscina";
import sharp from "sharp";
import type { Size } from "../variants/area.ts";
import { LONGEST_SECONDS, openPicture } from "../variants/render-variant.ts";
import type { Pixels } from "./draw-laid.ts";
import type { LaidRequest } from "./laid-request.ts";

const IDLE_MS = 30_000;

/** Draws laid pictures, one at a time, beside the main thread. */
export class LaidPictures {
  #threads: Piscina | undefined;

  /**
   * Returns the encoded picture.
   * @param original the master's size in pixels
   */
  async render(master: string, original: Size, look: LaidRequest): Promise<Buffer> {
    const pixels = await readMaster(master, original, look);
    this.#threads ??= new Piscina({
      filename: new URL("./drawing-worker.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    const data: Uint8Array = await this.#threads.run({ master: pixels, look }, { transferList: [pixels.data.buffer] });
    const picture = sharp(data, { raw: { width: look.width, height: look.height, channels: 3 } }).timeout({ seconds: LONGEST_SECONDS });
    // AVIF would save a tenth of the bytes and take ten times as long.
    return picture.webp({ quality: 76, effort: 2 }).toBuffer();
  }

  async close(): Promise<void> {
    await this.#threads?.close({ force: true });
  }
}

/** Reads the master no larger than the picture shows it, so that drawing needs no smoothing of its own. */
async function readMaster(file: string, original: Size, { master, across, width }: LaidRequest): Promise<Pixels> {
  const perMm = width / across;
  const shown = Math.round(master.extent.width * perMm);
  const target = Math.max(1, Math.min(original.width, shown));
  const { data, info } = await openPicture(file)
    .resize({ width: target, height: Math.max(1, Math.round((original.height * target) / original.width)), fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = new Uint8Array(data.length);
  bytes.set(data);
  return { data: bytes, width: info.width, height: info.height };
}
