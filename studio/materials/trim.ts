import { luminance, mixRgb, type Rgb, scaleRgb } from "../color.ts";
import { clamp01, smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { lit, type ObjectRecipe, Stage } from "../object.ts";

const LENGTH = 0.84;
const SLANT = 0.16;

/** Height of the profile across the piece (0..1), by kind of trim. */
function profileOf(code: string): (t: number) => number {
  if (/pencil|rope|liner|quarter/.test(code)) return (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * 0.2;
  if (/chair|rail|crown|ogee/.test(code)) return (t) => 0.07 + 0.16 * smooth(0.75, 0.3, t) + 0.04 * Math.sin(t * 9);
  if (/jolly|metal|profile|edge|schiene|channel/.test(code)) return (t) => (t > 0.3 && t < 0.7 ? 0.1 : 0.02);
  return (t) => 0.1 * (1 - smooth(0.7, 1, t) ** 2);
}

/** A length of trim lying on the wall color, its section visible at the near end, lit from one side. */
export const trim: ObjectRecipe = {
  version: 3,
  paint(palette, size, seed, code) {
    const stage = new Stage(size, seed);
    const profile = profileOf(code);
    const cloud = new Noise(seed + 1);
    const base = palette[0];
    const tone = palette[1] ?? scaleRgb(base, 0.92);
    const deep = palette[palette.length - 1];
    const metallic = /metal|alumin|steel|brass|bronze|nickel|chrome|jolly|profile/.test(code);
    const gloss = metallic ? 0.5 : luminance(base) > 0.7 ? 0.45 : 0.32;
    const body: Rgb = metallic ? scaleRgb(base, 0.8) : mixRgb(base, [222, 205, 182], 0.6);
    for (const [offset, depth] of [
      [-0.4, 0.19],
      [0.06, 0.19],
      [0.52, 0.19],
    ] as const) {
      drawLength(offset, depth);
    }
    return stage.pixels;

    function drawLength(centre: number, half: number): void {
      // The far edge is shifted right: an oblique view that keeps true lengths.
      const across = (y: number) => (y - centre + half) / (2 * half);
      const left = (y: number) => -LENGTH + (1 - across(y)) * SLANT;
      stage.shadow(
        (x, y) => Math.max(Math.abs(y - centre - 0.02) - half * 0.98, left(y) - x, x - left(y) - 2 * LENGTH + SLANT - 0.02),
        0.06,
        0.34,
      );
      stage.draw((x, y, s) => {
        // Each height lifts the surface on the picture, so the row seen is found from the near edge up.
        const t = across(y);
        const lift = profile(clamp01(t));
        const top = centre - half - profile(0) * 0.5;
        const shift = clamp01(t + lift * 0.25);
        s.distance = Math.max(top - y, y - centre - half, left(y) - x, x - left(y) - 2 * LENGTH + SLANT);
        if (s.distance > 0.01) return;
        const slope = (profile(Math.min(1, shift + 0.02)) - profile(Math.max(0, shift - 0.02))) / 0.04;
        const light = clamp01(0.94 - slope * 0.62) * 0.4 + 0.62;
        const mottle = cloud.fbm(x * 3 + centre * 20, shift * 3, 4) * 0.5 + 0.5;
        const color = metallic
          ? mixRgb(base, tone, 0.5 + 0.5 * Math.sin(shift * 5 + x * 1.4 + centre))
          : mixRgb(mixRgb(base, tone, mottle * 0.6), deep, smooth(0.94, 1, shift) * 0.3 + smooth(0.72, 0.95, mottle) * 0.3);
        const streak = metallic ? cloud.at(x * 1.2, shift * 420) * 0.035 + 0.1 * Math.exp(-(((x - 0.2 + shift * 0.5) / 0.3) ** 2)) : 0;
        const glint = Math.exp(-(((slope + 0.22) / 0.1) ** 2)) * gloss * (0.7 + cloud.at(x * 4, 9) * 0.3);
        lit(s, color, light + streak - smooth(0.93, 1, t) * 0.1, glint);
      });
      // The sawn end: the section itself, in the body color.
      stage.draw((x, y, s) => {
        const t = across(y);
        const edge = left(y);
        const thick = 0.035 + profile(clamp01(t)) * 0.32;
        s.distance = Math.max(Math.abs(y - centre) - half, x - edge, edge - thick - x);
        lit(s, body, 0.72 + cloud.at(x * 60, y * 60) * 0.03);
      });
    }
  },
};
