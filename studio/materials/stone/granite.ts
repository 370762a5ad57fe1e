import { apart, type Brush, luminance, mixRgb, type Palette, paintPixels, type Rgb, scaleRgb } from "../../color.ts";
import { clamp01, field, grain, type Layers, mix, smooth } from "../../field.ts";
import type { Context, Material } from "../../material.ts";
import { Cells, Noise } from "../../noise.ts";
import { warp } from "../../warp.ts";

/** How a granite crystallized. Sizes in millimeters. */
interface Texture {
  /** Size of the large feldspars, and the fraction of the stone they fill. */
  readonly feldspar: number;
  readonly feldsparShare: number;
  /** Size of the quartz and plagioclase grains between them. */
  readonly middle: number;
  /** Size of mica flakes and of the raggedness of crystal boundaries. */
  readonly flake: number;
  readonly flakeShare: number;
  /** How strongly minerals are gathered in bands: 0 in an even stone, 1 in one that flowed. */
  readonly movement: number;
}

/** Luminance below which a feldspar's own color is darker than its reflections. */
const DARK = 0.33;
const MINERAL = { feldspar: 0, plagioclase: 1, quartz: 2, mica: 3, accessory: 4 } as const;

/** Granites by texture: crystals of several sizes grown into each other, with nothing between them. */
export const granites: Readonly<Record<string, Material>> = {
  granite: granite({ feldspar: 14, feldsparShare: 0.42, middle: 7, flake: 2.4, flakeShare: 0.09, movement: 0.3 }),
  "granite-fine": granite({ feldspar: 5, feldsparShare: 0.34, middle: 3.2, flake: 1.5, flakeShare: 0.1, movement: 0.14 }),
  "granite-coarse": granite({ feldspar: 21, feldsparShare: 0.62, middle: 9, flake: 3, flakeShare: 0.08, movement: 0.16 }),
  "granite-flowing": granite({ feldspar: 15, feldsparShare: 0.3, middle: 8, flake: 2.6, flakeShare: 0.07, movement: 1 }),
};

function granite(texture: Texture): Material {
  return {
    version: 4,
    layers: (context) => grow(texture, context),
    paint: (layers, palette, context, variant) => color(texture, layers, palette, context, variant),
  };
}

function grow(texture: Texture, { grid, seed, depthMm = 0 }: Context): Layers {
  const { movement } = texture;
  // Crystals don't reach to the next face of a block, so they depend on the depth; the bands that they gathered along continue.
  const crystals = seed + depthMm * 7919;
  const ragged = warp(grid, crystals + 1, 3, texture.flake * 0.5, grid.mm < 0.4 ? 3 : 2, 1);
  const fine = smooth(0.5, 0.25, grid.mm);
  const bend = warp(grid, seed + 2, 700, 260 * movement, 4, 6);
  const folds = warp(grid, seed + 12, 150, 60 * movement, 4, 4);
  const drifts = new Noise(seed + 3);
  const inside = new Noise(crystals + 4);
  const large = new Cells(crystals + 5);
  const middle = new Cells(crystals + 6);
  const small = new Cells(crystals + 7);
  // Minerals gather along the old flow: across a slab, that movement tells one granite from another.
  const drift = field(grid, 4, (x, y, i) => {
    const u = x + bend.x[i] + folds.x[i];
    const v = y + bend.y[i] + folds.y[i];
    return (
      drifts.fbm((u + v * 0.6 + depthMm) / 620, (v - u * 0.6 + depthMm * 0.5) / (230 - 110 * movement), 5, 0.5) * (0.5 + 1.7 * movement)
    );
  });
  const size = grid.width * grid.height;
  const mineral = new Float32Array(size);
  const tone = new Float32Array(size);
  const edge = new Float32Array(size);
  const shade = field(grid, 1, (x, y, i) => {
    // Crystals of a stone that flowed lie along its bands.
    const u = x + ragged.x[i] + bend.x[i] * 0.5;
    const v = (y + ragged.y[i] + bend.y[i] * 0.5) * (1 + movement * 0.5);
    small.find(u / texture.flake, v / texture.flake);
    const flakeX = small.x * texture.flake;
    const flakeY = small.y * texture.flake;
    const flakeEdge = (small.second - small.near) * texture.flake;
    // A boundary follows the small grains for part of its way, so that large crystals grow around them.
    large.find(mix(u, flakeX, 0.4) / texture.feldspar, mix(v, flakeY, 0.4) / texture.feldspar);
    middle.find(mix(u, flakeX, 0.65) / texture.middle, mix(v, flakeY, 0.65) / texture.middle);
    const isLarge = large.id < texture.feldsparShare - drift[i] * 0.12;
    const crowd = middle.other > 0.62 ? 2.4 : 0.6;
    const micas = (texture.flakeShare + drift[i] * 0.1) * (isLarge ? 0.45 : crowd * 1.25);
    if (small.id < micas)
      return put(i, MINERAL.mica, small.other, flakeEdge, inside.at((u + v * small.other * 2) / 1.1, small.id * 900) * fine);
    if (small.other > 0.986) return put(i, MINERAL.accessory, small.id, flakeEdge, inside.at(u / 1.1, v / 1.1));
    if (isLarge) {
      const angle = large.other * Math.PI * 2;
      const along = (u - large.x * texture.feldspar) * Math.cos(angle) + (v - large.y * texture.feldspar) * Math.sin(angle);
      const cleavage = inside.at(along / 0.6, large.id * 400 + v * 0.05) * 0.4 * fine + inside.at(along / 2.1, large.id * 90) * 0.5;
      const depth = (along / texture.feldspar) * 0.8;
      return put(
        i,
        MINERAL.feldspar,
        large.other,
        (large.second - large.near) * texture.feldspar,
        cleavage * 0.7 + depth + inside.at(u / 1.3, v / 1.3) * 0.2 * fine,
      );
    }
    const middleEdge = (middle.second - middle.near) * texture.middle;
    if (middle.id < 0.46 + drift[i] * 0.1) {
      const glass = inside.fbm(u / 3.4 + middle.id * 60, v / 3.4, 2, 0.5);
      return put(i, MINERAL.quartz, middle.other, middleEdge, glass * 1.2);
    }
    const twins = inside.at((u * Math.cos(middle.other * 9) + v * Math.sin(middle.other * 9)) / 0.7, middle.id * 300);
    return put(i, MINERAL.plagioclase, middle.other, middleEdge, twins * 0.4 * fine + inside.at(u / 2.4, v / 2.4) * 0.6);
  });
  return { mineral, tone, edge, shade, drift };

  function put(i: number, kind: number, value: number, distance: number, inner: number): number {
    mineral[i] = kind;
    tone[i] = value;
    edge[i] = smooth(0, 0.28, distance);
    return inner;
  }
}

interface Minerals {
  readonly feldspar: readonly [Rgb, Rgb, Rgb];
  readonly plagioclase: Rgb;
  readonly quartz: Rgb;
  readonly mica: Rgb;
  readonly accessory: Rgb;
}

function mineralsOf(palette: Palette): Minerals {
  const base = palette[0];
  const second = palette[1] ?? scaleRgb(base, 0.85);
  const third = palette[2] ?? second;
  const last = palette[palette.length - 1];
  const darkest = palette.reduce((a, b) => (luminance(a) < luminance(b) ? a : b));
  const lightest = palette.reduce((a, b) => (luminance(a) > luminance(b) ? a : b));
  if (luminance(base) < DARK) {
    return {
      feldspar: [scaleRgb(base, 0.92), mixRgb(base, second, 0.5), second],
      plagioclase: mixRgb(base, second, 0.35),
      quartz: scaleRgb(base, 0.7),
      mica: scaleRgb(darkest, 0.45),
      accessory: mixRgb(last, lightest, 0.3),
    };
  }
  return {
    feldspar: [base, mixRgb(base, second, 0.45), mixRgb(base, second, 0.9)],
    plagioclase: mixRgb(mixRgb(base, lightest, 0.7), [255, 255, 255], 0.22),
    quartz: mixRgb(second, [112, 114, 116], 0.42),
    mica: apart(base, mixRgb(darkest, [28, 26, 25], 0.62), 0.45),
    accessory: palette.length > 3 ? last : mixRgb(third, [40, 36, 34], 0.5),
  };
}

function color(
  { movement }: Texture,
  { mineral, tone, edge, shade, drift }: Layers,
  palette: Palette,
  { grid, seed }: Context,
  variant: number,
) {
  const base = palette[0];
  const isDark = luminance(base) < DARK;
  const minerals = mineralsOf(palette);
  const last = palette[palette.length - 1];
  const isWarm = (color: Rgb) => color[0] - color[2] > 28;
  // Iron from weathered mica colors the feldspar around it in patches.
  const stain = palette.length > 3 && isWarm(last) && !isDark ? 0.3 : 0;
  const bandTone = palette[1] ?? base;
  const bandDeep = isDark ? mixRgb(last, bandTone, 0.3) : (palette[2] ?? bandTone);
  const paintMineral: Record<number, (brush: Brush, t: number, s: number) => void> = {
    [MINERAL.feldspar]: (brush, t, s) => {
      brush.set(minerals.feldspar[t < 0.5 ? 0 : t < 0.82 ? 1 : 2]);
      // In a dark stone a feldspar flashes when its cleavage faces the light.
      const flash = isDark ? smooth(0.35, 0.95, t) * smooth(-0.15, 0.75, s) : 0;
      brush.times(isDark ? 0.85 + t * 0.25 + s * 0.22 : 0.955 + ((t * 7) % 1) * 0.07 + s * 0.05);
      if (flash > 0) brush.toward(last, flash * 0.75);
    },
    [MINERAL.plagioclase]: (brush, t, s) => {
      brush.set(minerals.plagioclase);
      brush.times(isDark ? 0.82 + t * 0.3 + s * 0.2 : 0.94 + t * 0.07 + s * 0.06);
    },
    [MINERAL.quartz]: (brush, t, s) => {
      brush.set(minerals.quartz);
      brush.toward(base, isDark ? t * 0.4 : t * 0.5);
      brush.times(0.94 + t * 0.1 + s * 0.15);
    },
    [MINERAL.mica]: (brush, t, s) => {
      brush.set(minerals.mica);
      brush.times(0.75 + t * 0.5 + s * 0.25);
      if (t > 0.9) brush.plus(s > 0 ? 46 * s : 0);
    },
    [MINERAL.accessory]: (brush, t, s) => {
      brush.set(minerals.accessory);
      brush.times(0.8 + t * 0.3 + s * 0.3);
    },
  };
  return paintPixels(grid, (brush, i) => {
    const s = shade[i];
    const kind = mineral[i];
    paintMineral[kind](brush, tone[i], s);
    if (stain > 0 && kind !== MINERAL.mica) brush.toward(last, clamp01(drift[i] * 0.9 + s * 0.1) * stain);
    if (movement > 0.6 && kind !== MINERAL.mica) {
      // Whole crystals belong to a band, so its rim is ragged.
      const band = drift[i] + (tone[i] - 0.5) * 0.35;
      brush.toward(bandTone, smooth(-0.15, 0.35, band) * 0.62);
      brush.toward(bandDeep, smooth(0.3, 0.85, band) * 0.6);
    }
    brush.times(mix(isDark ? 0.86 : 0.92, 1, edge[i]));
    brush.plus(grain(i, seed + variant) * 1.5);
  });
}
