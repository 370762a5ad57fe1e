import { Piscina } from "piscina";
import sharp from "sharp";
import type { Size } from "../variants/area.ts";
import { LONGEST_SECONDS, openPicture } from "../variants/render-variant.ts";
import { COPY_WIDTH, hasCopy, type SmallCopies } from "../variants/small-copies.ts";
import type { Master } from "../variants/variants.ts";
import { type Light, surfaceSize } from "./draw-in-scene.ts";
import type { Pixels } from "./draw-laid.ts";
import type { LaidRequest, LaidScene } from "./laid-request.ts";

/** A request with the file of its scene's light. */
type LaidVariant = LaidRequest & { scene?: LaidScene & { file?: string } };

const IDLE_MS = 30_000;

/** Draws laid pictures, one at a time, in a thread. */
export class LaidPictures {
  readonly #copies: SmallCopies;
  #threads: Piscina | undefined;

  constructor(copies: SmallCopies) {
    this.#copies = copies;
  }

  /** Returns the encoded picture. @param look includes the file of its scene's light, if any */
  async render(master: Master, look: LaidVariant): Promise<Buffer> {
    const { scene } = look;
    const pixels = await this.#read(master, scene ? { ...look, width: surfaceSize(look.across, scene).width } : look);
    const light = scene?.file === undefined ? undefined : await readLight(scene.file, look);
    this.#threads ??= new Piscina({
      filename: new URL("./drawing-worker.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    const data: Uint8Array = await this.#threads.run({ master: pixels, look, light }, { transferList: [pixels.data.buffer] });
    const picture = sharp(data, { raw: { width: look.width, height: look.height, channels: light ? 4 : 3 } }).timeout({
      seconds: LONGEST_SECONDS,
    });
    // AVIF would save a tenth of the bytes but take ten times as long.
    return (look.format === "jpeg" ? picture.jpeg({ quality: 80 }) : picture.webp({ quality: 76, effort: 2 })).toBuffer();
  }

  async close(): Promise<void> {
    await this.#threads?.close({ force: true });
  }

  /** Reads the master at the displayed resolution, so that drawing needs no smoothing. */
  async #read(master: Master, { master: { extent }, across, width }: LaidRequest): Promise<Pixels> {
    const target = Math.max(1, Math.min(master.width, Math.round((extent.width * width) / across)));
    const isSmall = target <= COPY_WIDTH && hasCopy(master);
    return decode(isSmall ? await this.#copies.of(master) : master.file, sizeFor(master, target));
  }
}

const sizeFor = ({ width, height }: Size, target: number): Size => ({
  width: target,
  height: Math.max(1, Math.round((height * target) / width)),
});

async function readLight(file: string, { width, height }: Size): Promise<Light> {
  const data = await openPicture(file).resize({ width, height, fit: "fill" }).toColorspace("srgb").ensureAlpha().raw().toBuffer();
  return { data: new Uint8Array(data), width, height };
}

async function decode(file: string | Buffer, size: Size): Promise<Pixels> {
  const { data, info } = await openPicture(file)
    .resize({ ...size, fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = new Uint8Array(data.length);
  bytes.set(data);
  return { data: bytes, width: info.width, height: info.height };
}
