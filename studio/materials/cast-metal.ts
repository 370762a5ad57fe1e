import { mixRgb, scaleRgb } from "../color.ts";
import { clamp01, field, relief, smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { box, lit, type ObjectRecipe, Stage } from "../object.ts";

/** Height of a cast piece at a point, 0 to 1, and the distance outside its outline, in stage units. */
interface Casting {
  readonly outline: (x: number, y: number) => number;
  readonly height: (x: number, y: number) => number;
}

const HALF = 0.62;

/** An eight-point star: two squares, one turned, with a ridge to every point. */
const star: Casting = {
  outline(x, y) {
    const turned = Math.SQRT1_2;
    const first = box(x, y, 0.47, 0.47, 0.01);
    const second = box((x + y) * turned, (y - x) * turned, 0.47, 0.47, 0.01);
    return Math.min(first, second);
  },
  height(x, y) {
    const angle = Math.atan2(y, x);
    const ray = Math.abs(((angle / (Math.PI / 4) + 8.5) % 1) - 0.5) * 2;
    const radius = Math.hypot(x, y);
    const boss = Math.sqrt(Math.max(0, 1 - (radius / 0.17) ** 2)) * 0.35;
    return 0.85 - radius * 0.5 - ray * Math.min(0.5, radius * 0.9) + boss - 0.35 * Math.exp(-(((radius - 0.2) / 0.018) ** 2));
  },
};

/** A square with a leaf in low relief: a midrib, veins, a rolled margin. */
const leaf: Casting = {
  outline: (x, y) => box(x, y, HALF, HALF, 0.03),
  height(x, y) {
    const u = (x - y) * Math.SQRT1_2;
    const v = (x + y) * Math.SQRT1_2;
    const along = clamp01((v + 0.72) / 1.42);
    const half = 0.36 * Math.sin(along ** 0.8 * Math.PI) * (0.9 + 0.1 * Math.cos(along * 44));
    const inside = half - Math.abs(u);
    const rim = smooth(HALF - 0.09, HALF - 0.06, Math.max(Math.abs(x), Math.abs(y)));
    if (inside <= 0) return 0.3 + rim * 0.4;
    const vein = Math.exp(-((Math.sin((v - Math.abs(u) * 0.9) * 26) / 0.35) ** 2)) * 0.12;
    const midrib = Math.exp(-((u / 0.02) ** 2)) * 0.25;
    return 0.3 + rim * 0.4 + smooth(0, 0.07, inside) * 0.35 + midrib - vein * smooth(0, 0.05, Math.abs(u)) + Math.abs(u) * 0.4;
  },
};

/** A border bar of twisted rope between two fillets. */
const rope: Casting = {
  outline: (x, y) => box(x, y, 0.86, 0.17, 0.012),
  height(x, y) {
    const fillet = smooth(0.13, 0.14, Math.abs(y)) * 0.5;
    const round = Math.sqrt(Math.max(0, 1 - (y / 0.125) ** 2));
    const strand = Math.abs(Math.sin((x * 1.0 + y * 1.25) * 17));
    return fillet + round * (0.35 + 0.5 * Math.sqrt(strand));
  },
};

/** A square of small cushions with ground channels between. */
const grid: Casting = {
  outline: (x, y) => box(x, y, HALF, HALF, 0.02),
  height(x, y) {
    const side = HALF / 2;
    const u = ((x + HALF * 2) % side) - side / 2;
    const v = ((y + HALF * 2) % side) - side / 2;
    const inside = side / 2 - 0.018 - Math.max(Math.abs(u), Math.abs(v));
    return smooth(-0.012, 0.03, inside) * 0.6 + smooth(0, 0.14, inside) * 0.12;
  },
};

const castings: readonly (readonly [words: RegExp, casting: Casting])[] = [
  [/star/, star],
  [/leaf|flower/, leaf],
  [/rope|border|bar/, rope],
];

/** Sand-cast accents: low relief with a worn patina, dark in the recesses that fingers don't touch. */
export const castMetal: ObjectRecipe = {
  version: 2,
  paint(palette, size, seed, { code }) {
    const casting = castings.find(([words]) => words.test(code))?.[1] ?? grid;
    const stage = new Stage(size);
    const [base, dark = scaleRgb(base, 0.8), light = scaleRgb(base, 1.2)] = palette;
    const rough = new Noise(seed + 1);
    // Heights in millimeters of a piece about 50 mm wide.
    const mm = 80 / size;
    const area = { width: size, height: size, mm };
    const at = (pixel: number) => (pixel / size) * 2 - 1;
    const height = field(area, 1, (x, y) => {
      const u = at(x / mm);
      const v = at(y / mm);
      const outside = casting.outline(u, v);
      if (outside > 0.02) return 0;
      return casting.height(u, v) * 4.5 * smooth(0.004, -0.03, outside) + rough.fbm(x / 1.4, y / 1.4, 3, 0.6) * 0.14;
    });
    const shade = relief(area, height, 0.9);
    const index = (x: number, y: number) =>
      Math.min(size - 1, Math.floor(((y + 1) / 2) * size)) * size + Math.min(size - 1, Math.floor(((x + 1) / 2) * size));
    stage.shadow((x, y) => casting.outline(x - 0.03, y - 0.05), 0.08, 0.4);
    stage.shadow((x, y) => casting.outline(x - 0.006, y - 0.01), 0.02, 0.35);
    stage.draw((x, y, s) => {
      s.distance = casting.outline(x, y);
      if (s.distance > 0.01) return;
      const i = index(x, y);
      const raised = clamp01(height[i] / 4.5);
      const patina = clamp01(0.9 - raised * 1.25 + rough.fbm(x * 5, y * 5, 4) * 0.5);
      const worn = smooth(0.55, 0.95, raised + rough.at(x * 9, y * 9) * 0.15);
      const color = mixRgb(mixRgb(base, scaleRgb(dark, 0.5), patina * 0.75), light, worn * 0.6);
      const slope = shade[i];
      lit(s, color, clamp01(0.9 + slope * 0.85) + 0.06, smooth(0.05, 0.3, slope) * 0.34);
    });
    return stage.pixels;
  },
};
