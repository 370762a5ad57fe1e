import { Noise } from "../../noise.ts";
import type { Master } from "./master.ts";
import type { Look, Surface } from "./surface.ts";

export interface WholeOptions {
  readonly shine?: number;
  readonly rough?: number;
  readonly mirror?: boolean;
  readonly glow?: number;
  /** Where on the picture the surface begins, in mm. */
  readonly fromX?: number;
  readonly fromY?: number;
  readonly hand?: number;
}

/** A picture spread over a plane at true size: a slab, or mosaic sheets that join without a seam. */
export function whole(master: Master, options: WholeOptions = {}): Surface {
  const { shine = 0, rough = 0.4, fromX = 0, fromY = 0, hand = 0, glow = 0 } = options;
  const tone = new Noise(17);
  return {
    mean: master.mean,
    shine,
    rough,
    product: () => master.entry.code,
    ...(options.mirror ? { mirror: true } : {}),
    ...(glow > 0 ? { glow: master.mean.map((c) => c * glow) as unknown as Surface["mean"] } : {}),
    look(u, v, width, out: Look) {
      master.read(u + fromX, v + fromY, width, out);
      // A gradual change of tone, so that repeated sheets don't look like wallpaper.
      const slow = 1 + tone.fbm(u / 900, v / 900, 2) * 0.05;
      out.r *= slow;
      out.g *= slow;
      out.b *= slow;
      out.shine = 1;
      out.leanU = hand === 0 ? 0 : tone.at(u / 13, v / 13) * 0.09 * hand;
      out.leanV = hand === 0 ? 0 : tone.at(v / 13 + 40, u / 13) * 0.09 * hand;
    },
  };
}
