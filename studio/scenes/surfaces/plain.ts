import { Noise } from "../../noise.ts";
import { hexToLinear, type Linear, type Look, type Surface } from "./surface.ts";

export interface PlainOptions {
  readonly shine?: number;
  readonly rough?: number;
  readonly mirror?: boolean;
  readonly glow?: Linear;
  /** Strength and size in mm of an uneven tone, as brushed plaster or linen has. */
  readonly uneven?: number;
  readonly grain?: number;
  readonly stretch?: number;
  /** Strength of a lean of the face, for cloth and beaten metal. */
  readonly lean?: number;
}

/** Paint, plaster, cloth, leaf, enamel: one color that is never quite even. */
export function plain(hex: string, options: PlainOptions = {}): Surface {
  const mean = hexToLinear(hex);
  const { shine = 0, rough = 0.5, uneven = 0.03, grain = 400, stretch = 1, lean = 0 } = options;
  const noise = new Noise(Math.round(grain * 7 + mean[0] * 1000));
  return {
    mean,
    shine,
    rough,
    ...(options.mirror ? { mirror: true } : {}),
    ...(options.glow ? { glow: options.glow } : {}),
    look(u, v, width, out: Look) {
      const tone = uneven === 0 ? 1 : 1 + noise.fbm(u / grain, v / (grain * stretch), width < grain / 6 ? 4 : 2, 0.55) * uneven * 1.6;
      out.paint(mean[0] * tone, mean[1] * tone, mean[2] * tone);
      if (lean > 0) {
        out.leanU = noise.at(u / (grain * 0.3), v / (grain * 0.3)) * lean;
        out.leanV = noise.at(v / (grain * 0.3) + 9, u / (grain * 0.3)) * lean;
      }
    },
  };
}
