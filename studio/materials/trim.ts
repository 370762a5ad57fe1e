import { luminance, mixRgb, type Palette, type Pixels, type Rgb, scaleRgb } from "../color.ts";
import { clamp01 } from "../field.ts";
import { hash, Noise } from "../noise.ts";
import { layOver, type ObjectRecipe } from "../object.ts";
import { type Bar, boundsOf, dot, type Hit, highlight, hitBar, isInTheWay, unit } from "../things/extrusion.ts";
import { type MetalProfile, metalKindOf, metalProfileOf } from "../things/metal-profile.ts";
import { kindOf, type Section, sectionOf } from "../things/profile.ts";

type Vector = readonly [number, number, number];

const YAW = 0.72;
const PITCH = 0.56;
const TO_LIGHT = unit([-0.35, -0.55, 0.76]);
const LENGTH = 150;
const GAP = 26;
const MOST = 4;
/** Rays per side of a pixel at an edge, and rays for a soft shadow. */
const SAMPLES = 3;
/** Difference in the green channel between neighbors that counts as an edge. */
const EDGE = 9;
const SHADOW_RAYS = 4;
/** Only legs thinner than this, in millimeters, are punched with holes. */
const PUNCHED_BELOW = 1.5;
/** Anything closer to the floor than this counts as lying on it, in millimeters. */
const ON_FLOOR = 0.02;

/** Pieces of trim on a table, each with its own cross-section, cut ends toward the viewer. */
export const trim: ObjectRecipe = {
  version: 6,
  paint(palette, size, seed, { code, trims, wording }) {
    const isMetal = /profile|metal|alumin|steel|brass|bronze|nickel|chrome/.test(code);
    const shown = isMetal ? metalPieces(trims) : pieces(trims);
    const gloss = !isMetal ? "stone" : /matte/.test(code) ? "painted" : "metal";
    return render(layOut(shown), size, seed, surfaceOf(palette, seed, { isMetal, isSolid: /\bstone\b/.test(wording.name.en) }), gloss);
  },
};

/** One piece of each kind, finished edge toward the viewer; a single kind is shown with two more pieces of it. */
function pieces(trims: readonly string[]): MetalProfile[] {
  const kinds = [...new Map(trims.map((one) => [kindOf(one), one])).values()].slice(0, MOST);
  const sizes = kinds.length === 0 ? ["2 bullnose"] : kinds;
  const all = sizes.length === 1 ? [sizes[0], sizes[0], sizes[0]] : sizes;
  return all.map((size) => ({ section: turned(sectionOf(size)) }));
}

/** One profile of each kind, punched leg toward the viewer; the most common one also from its finished side. */
function metalPieces(trims: readonly string[]): MetalProfile[] {
  const kinds = [...new Map(trims.map((one) => [metalKindOf(one), one])).values()];
  const profiles = kinds.flatMap((size) => metalProfileOf(size) ?? []).slice(0, MOST - 1);
  const [usual] = profiles;
  const width = widthOf(usual.section);
  const { punch } = usual;
  const finished = { section: turned(usual.section), ...(punch ? { punch: (along: number, x: number) => punch(along, width - x) } : {}) };
  return [...profiles.toReversed(), finished];
}

const widthOf = (section: Section): number => Math.max(...section.map(([x]) => x));

/** Puts the bars side by side, a little out of line. */
function layOut(shown: readonly MetalProfile[]): Bar[] {
  const total = shown.reduce((sum, { section }) => sum + widthOf(section), 0) + GAP * (shown.length - 1);
  let across = -total / 2;
  return shown.map(({ section, punch }, k) => {
    const along = -LENGTH / 2 + (k % 2) * 14 - 7;
    const isOpen = punch && ((at: number, x: number, y: number) => y < PUNCHED_BELOW && punch(at, x));
    const bar: Bar = { section, bounds: boundsOf(section, across), across, along, length: LENGTH, ...(isOpen ? { isOpen } : {}) };
    across += widthOf(section) + GAP;
    return bar;
  });
}

/** Turns the finished edge toward the viewer. */
function turned(section: Section): Section {
  const width = widthOf(section);
  return section.map(([x, y]) => [width - x, y] as const).reverse();
}

type Surface = (hit: Hit, bar: number) => Rgb;
type Gloss = "stone" | "painted" | "metal";

/** What a ray hits: a bar, or a shadow on the transparent floor. */
interface Seen {
  readonly color: Rgb;
  readonly alpha: number;
}

const SHADOW: Rgb = [0, 0, 0];

/** A solid trim is the same stone throughout; others show a ceramic body where they are cut. */
function surfaceOf(palette: Palette, seed: number, { isMetal, isSolid }: { isMetal: boolean; isSolid: boolean }): Surface {
  const cloud = new Noise(seed + 1);
  const base = palette[0];
  const tone = palette[1] ?? scaleRgb(base, 0.92);
  const deep = palette[palette.length - 1];
  const body: Rgb = isMetal ? scaleRgb(base, 0.86) : mixRgb(base, [222, 205, 182], luminance(base) > 0.7 ? 0.35 : 0.55);
  return ({ at, isEnd }, bar) => {
    if (isEnd && !isSolid) return scaleRgb(body, 0.97 + cloud.fbm(at[0] * 1.4, at[1] * 1.4, 3) * 0.07);
    const shift = bar * 61;
    if (isMetal)
      return mixRgb(base, tone, clamp01(0.5 + cloud.at(at[0] / 160 + shift, at[1] * 5) * 0.7 + cloud.at(at[0] / 9, at[1] * 14) * 0.3));
    const mottle = cloud.fbm(at[0] / 46 + shift, at[1] / 30, 5, 0.55);
    const vein = Math.exp(-Math.abs(cloud.fbm(at[0] / 60 + shift + 9, at[1] / 34 + at[0] / 90, 4)) * 22);
    return mixRgb(mixRgb(base, tone, clamp01(0.45 + mottle * 0.8)), deep, vein * 0.22);
  };
}

function render(bars: readonly Bar[], size: number, seed: number, surface: Surface, gloss: Gloss): Pixels {
  const out = new Uint8ClampedArray(size * size * 4);
  const toEye = unit([-Math.cos(PITCH) * Math.sin(YAW), -Math.cos(PITCH) * Math.cos(YAW), Math.sin(PITCH)]);
  const right = unit([Math.cos(YAW), -Math.sin(YAW), 0]);
  const up = unit([Math.sin(PITCH) * Math.sin(YAW), Math.sin(PITCH) * Math.cos(YAW), Math.cos(PITCH)]);
  const ray: Vector = [-toEye[0], -toEye[1], -toEye[2]];
  const { middle, width } = frameOf(bars, right, up);
  const seenAt = (px: number, py: number): Seen => {
    const sx = middle[0] + ((px / size) * 2 - 1) * (width / 2);
    const sy = middle[1] + (1 - (py / size) * 2) * (width / 2);
    return trace([
      right[0] * sx + up[0] * sy + toEye[0] * 900,
      right[1] * sx + up[1] * sy + toEye[1] * 900,
      right[2] * sx + up[2] * sy + toEye[2] * 900,
    ]);
  };
  for (let pixel = 0; pixel < size * size; pixel++) {
    const { color, alpha } = seenAt((pixel % size) + 0.5, Math.floor(pixel / size) + 0.5);
    layOver(out, pixel, color, alpha);
  }
  smoothEdges(out, size, seenAt);
  return out;

  function trace(from: Vector): Seen {
    const floor = -from[2] / ray[2];
    let nearest: Hit | null = null;
    let index = 0;
    for (let k = 0; k < bars.length; k++) {
      const hit = hitBar(bars[k], from, ray);
      if (hit && hit.t < floor - ON_FLOOR && (!nearest || hit.t < nearest.t)) {
        nearest = hit;
        index = k;
      }
    }
    const t = nearest?.t ?? floor;
    const point: Vector = [from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t];
    if (!nearest) return { color: SHADOW, alpha: shadow([point[0], point[1], ON_FLOOR]) * 0.42 };
    return { color: colorOf(nearest, index, point), alpha: 1 };
  }

  function colorOf(nearest: Hit, index: number, point: Vector): Rgb {
    const { normal } = nearest;
    const shade = shadow(offset(point, normal));
    const sun = Math.max(0, dot(normal, TO_LIGHT)) * (1 - shade * 0.75);
    const sky = 0.5 + 0.5 * normal[2];
    const light = 0.34 + sky * 0.3 + sun * 0.48;
    const own = surface(nearest, index);
    const color = scaleRgb(own, light);
    if (nearest.isEnd) return color;
    if (gloss === "metal") {
      const mirrored = room(normal, toEye, nearest.at[0] / LENGTH) * (1 - 0.3 * shade);
      return mixRgb(mixRgb(color, scaleRgb(own, Math.min(1.25, mirrored)), 0.75), [255, 254, 250], clamp01(mirrored - 1) * 0.7);
    }
    const shine = highlight(normal, toEye, TO_LIGHT, gloss === "painted" ? 14 : 60) * (gloss === "painted" ? 0.25 : 0.4);
    return mixRgb(color, [255, 254, 250], clamp01(shine));
  }

  /** Returns the fraction of light that bars block at a point: the shadow is soft, because the light comes from a window. */
  function shadow(point: Vector): number {
    let dark = 0;
    const shift = hash(Math.round(point[0] * 40), Math.round(point[1] * 40), seed);
    for (let k = 0; k < SHADOW_RAYS; k++) {
      const spreadBy = ((k + shift) / SHADOW_RAYS - 0.5) * 0.6;
      const toward = unit([TO_LIGHT[0] + spreadBy * 0.6, TO_LIGHT[1] + spreadBy, TO_LIGHT[2]]);
      if (bars.some((bar) => isInTheWay(bar, point, toward))) dark += 1 / SHADOW_RAYS;
    }
    return dark;
  }
}

/** Returns the brightness of the room that a metal face reflects: a window, a pale ceiling, a darker floor; it varies along the bar. */
function room(normal: Vector, toEye: Vector, along: number): number {
  const twice = 2 * dot(normal, toEye);
  const mirrored: Vector = [twice * normal[0] - toEye[0], twice * normal[1] - toEye[1], twice * normal[2] - toEye[2]];
  const window = Math.max(0, dot(mirrored, unit([0.35 - along * 0.5, 0.72, 0.6]))) ** 7;
  return 0.52 + 0.36 * clamp01(mirrored[2]) + 0.7 * window;
}

const offset = (point: Vector, normal: Vector): Vector => [
  point[0] + normal[0] * 0.05,
  point[1] + normal[1] * 0.05,
  point[2] + normal[2] * 0.05,
];

/** Samples a pixel nine times where it differs from its neighbors. */
function smoothEdges(out: Pixels, size: number, seenAt: (x: number, y: number) => Seen): void {
  // Uses the colors as they look on white.
  const source = Float32Array.from({ length: size * size }, (_, at) => 255 + ((out[at * 4 + 1] - 255) * out[at * 4 + 3]) / 255);
  const differs = (a: number, b: number) => Math.abs(source[a] - source[b]) > EDGE;
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const at = y * size + x;
      if (!differs(at, at - 1) && !differs(at, at + 1) && !differs(at, at - size) && !differs(at, at + size)) continue;
      const sum = [0, 0, 0];
      let alpha = 0;
      for (let k = 0; k < SAMPLES ** 2; k++) {
        const seen = seenAt(x + ((k % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES);
        for (let c = 0; c < 3; c++) sum[c] += seen.color[c] * seen.alpha;
        alpha += seen.alpha;
      }
      for (let c = 0; c < 3; c++) out[at * 4 + c] = alpha > 0 ? sum[c] / alpha : 0;
      out[at * 4 + 3] = (alpha / SAMPLES ** 2) * 255;
    }
  }
}

interface Frame {
  readonly middle: readonly [x: number, y: number];
  readonly width: number;
}

/** Returns the square that contains the bars in perspective, with a margin. */
function frameOf(bars: readonly Bar[], right: Vector, up: Vector): Frame {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { section, across, along, length } of bars) {
    for (const [x, y] of section) {
      for (const end of [along, along + length]) {
        const corner: Vector = [end, across + x, y];
        xs.push(dot(corner, right));
        ys.push(dot(corner, up));
      }
    }
  }
  const [left, far, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + far) / 2, (low + high) / 2], width: Math.max(far - left, high - low) * 1.14 };
}
