import { Noise } from "../../noise.ts";
import { hexToLinear, type Look, type Surface } from "./surface.ts";

/** Joinery wood for furniture: fine straight grain along u, or along v when it stands upright. */
export function woodgrain(hex: string, upright = false, shine = 0.02): Surface {
  const mean = hexToLinear(hex);
  const noise = new Noise(Math.round(mean[0] * 9000) + 5);
  return {
    mean,
    shine,
    rough: 0.55,
    look(u, v, width, out: Look) {
      const along = upright ? v : u;
      const across = upright ? u : v;
      const wide = noise.fbm(along / 700, across / 26 + noise.at(along / 300, across / 90) * 0.8, 3);
      const fine = width > 6 ? 0 : noise.fbm(along / 180, across / 2.6, 2);
      const tone = 1 + wide * 0.2 + fine * 0.16;
      out.paint(mean[0] * tone, mean[1] * tone * (1 - wide * 0.02), mean[2] * tone * (1 - wide * 0.05));
    },
  };
}
