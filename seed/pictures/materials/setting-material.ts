import { luminance, mixRgb, type Palette, type Rgb, scaleRgb } from "../colour.ts";
import { clamp01, smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { box, lit, type ObjectRecipe, type Sample, Stage } from "../object.ts";

const PAPER: Rgb = [236, 230, 219];
const PAIL: Rgb = [240, 239, 236];
const IN_PAIL = /seal|prim|membrane|mastic|adhes|caulk|clean|epoxy|admix|liquid|pail|bucket|remov|enhanc|resin|silic/;
const IN_TUBE = /caulk|silicone|sealant/;

/** Mortar and grout in a paper sack, sealers and adhesives in a pail, sealants in a cartridge. */
export const settingMaterial: ObjectRecipe = {
  version: 1,
  paint(palette, size, seed, code) {
    const stage = new Stage(size, seed);
    if (IN_TUBE.test(code)) drawTube(stage, palette);
    else if (IN_PAIL.test(code)) drawPail(stage, palette);
    else drawSack(stage, palette, seed);
    return stage.pixels;
  },
};

function bandColours(palette: Palette): { band: Rgb; line: Rgb } {
  const band = palette.length > 1 && luminance(palette[0]) > 0.8 ? palette[1] : palette[0];
  const line = palette[palette.length - 1] === band ? scaleRgb(band, 0.7) : palette[palette.length - 1];
  return { band, line };
}

function drawSack(stage: Stage, palette: Palette, seed: number): void {
  const { band, line } = bandColours(palette);
  const crumple = new Noise(seed + 1);
  const paper = mixRgb(PAPER, palette[0], 0.08);
  // A full sack bulges in the middle and is pulled straight at the sewn ends.
  const edge = (x: number, y: number) => {
    const bulge = 0.5 + 0.045 * Math.cos(y * 1.75) + crumple.at(y * 5, 3 + Math.sign(x)) * 0.008;
    return box(x, y - 0.02, bulge, 0.72, 0.05);
  };
  stage.shadow((x, y) => Math.hypot(x / 1.02, (y - 0.76) / 0.09) * 0.5 - 0.28, 0.2, 0.34);
  stage.shadow((x, y) => edge(x - 0.035, y - 0.03), 0.09, 0.16);
  stage.draw((x, y, s) => {
    s.distance = edge(x, y);
    if (s.distance > 0.01) return;
    const across = x / 0.54;
    const along = (y - 0.02) / 0.72;
    const end = smooth(0.74, 1, Math.abs(along));
    const fold = crumple.fbm(x * 2.6 + 4, y * 2.2, 4, 0.55) * 0.055 + crumple.fbm(x * 9, y * 4, 2) * 0.05 * end;
    let light = 1.04 - across * 0.1 - Math.max(0, Math.abs(across) - 0.62) ** 2 * 1.9 + fold - end * 0.05;
    light *= 1 - smooth(0.9, 1.02, along) * 0.22;
    let colour: Rgb = paper;
    if (Math.abs(y - 0.1) < 0.27) colour = band;
    if (Math.abs(y - 0.1 + 0.31) < 0.012 || Math.abs(y - 0.1 - 0.31) < 0.012) colour = line;
    if (box(x, y - 0.1, 0.3, 0.13, 0.012) < 0) colour = mixRgb(PAPER, [255, 255, 255], 0.6);
    if (box(x + 0.06, y - 0.07, 0.2, 0.026, 0.004) < 0 || box(x + 0.11, y - 0.145, 0.15, 0.012, 0.004) < 0)
      colour = mixRgb(band, [255, 255, 255], 0.25);
    if (box(x, y + 0.42, 0.075, 0.075, 0.075) < 0) colour = palette[0];
    // The stitched seam across the mouth.
    const seam = Math.abs(y + 0.615);
    if (seam < 0.011) colour = Math.sin(x * 150) > -0.2 ? scaleRgb(line, 0.95) : paper;
    if (y < -0.6) light *= 0.97;
    lit(s, colour, light);
  });
}

function cylinder(across: number, s: Sample, colour: Rgb, gloss: number): void {
  const a = Math.min(1, Math.abs(across));
  const round = Math.sqrt(1 - a * a);
  const light = 0.66 + 0.34 * round + across * -0.14;
  const shine = Math.exp(-(((across + 0.5) / 0.12) ** 2)) * gloss + Math.exp(-(((across - 0.72) / 0.07) ** 2)) * gloss * 0.35;
  lit(s, colour, light, clamp01(shine));
}

function drawPail(stage: Stage, palette: Palette): void {
  const { band, line } = bandColours(palette);
  const half = (y: number) => 0.5 - (y + 0.5) * 0.05;
  const dip = (x: number, w: number) => 0.1 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2));
  stage.shadow((x, y) => Math.hypot(x / 0.98, (y - 0.72) / 0.15) * 0.5 - 0.26, 0.22, 0.4);
  stage.draw((x, y, s) => {
    const w = half(y);
    const bottom = y - (0.62 + dip(x, w));
    s.distance = Math.max(Math.abs(x) - w, bottom, -0.5 - y);
    if (s.distance > 0.01) return;
    const yy = y - dip(x, w);
    let colour: Rgb = PAIL;
    if (yy > -0.3 && yy < 0.46) colour = band;
    if (Math.abs(yy + 0.3) < 0.014 || Math.abs(yy - 0.46) < 0.014) colour = line;
    if (box(x / Math.sqrt(Math.max(0.2, 1 - (x / w) ** 2 * 0.3)), yy - 0.1, 0.28, 0.17, 0.012) < 0) colour = [250, 249, 246];
    if (box(x + 0.05, yy - 0.06, 0.18, 0.03, 0.004) < 0 || box(x + 0.1, yy - 0.15, 0.13, 0.013, 0.004) < 0)
      colour = mixRgb(band, [255, 255, 255], 0.25);
    cylinder(x / w, s, colour, 0.4);
  });
  // Lid: a skirt with ribs, then its top seen from a little above.
  stage.draw((x, y, s) => {
    const yy = y - dip(x, 0.54);
    s.distance = Math.max(Math.abs(x) - 0.54, yy + 0.42, -0.56 - y);
    if (s.distance > 0.01) return;
    cylinder(x / 0.54, s, PAIL, 0.35);
    const rib = Math.abs(yy + 0.47) < 0.008 ? 0.86 : 1;
    s.r *= rib;
    s.g *= rib;
    s.b *= rib;
  });
  stage.draw((x, y, s) => {
    const e = Math.hypot(x / 0.54, (y + 0.56) / 0.105);
    s.distance = (e - 1) * 0.1;
    const ring = Math.abs(e - 0.86) < 0.03 ? 0.93 : 1;
    lit(s, PAIL, (1.0 + x * -0.04 + (y + 0.56) * 0.3) * ring);
  });
  stage.draw((x, y, s) => {
    const bail = Math.hypot(x / 0.56, (y + 0.3) / 0.34);
    s.distance = y > -0.3 ? Math.abs(bail - 1) * 0.36 - 0.008 : 1;
    lit(s, [150, 150, 150], 0.85 - x * 0.35);
  });
}

function drawTube(stage: Stage, palette: Palette): void {
  const { band, line } = bandColours(palette);
  stage.shadow((x, y) => Math.hypot(x / 0.4, (y - 0.82) / 0.06) * 0.3 - 0.2, 0.14, 0.36);
  stage.draw((x, y, s) => {
    const nozzle = Math.max(Math.abs(x) - (0.03 + (y + 0.9) * 0.075), y + 0.42, -0.9 - y);
    s.distance = nozzle;
    cylinder(x / (0.03 + (y + 0.9) * 0.075 + 1e-3), s, PAIL, 0.3);
  });
  stage.draw((x, y, s) => {
    const dip = 0.03 * Math.sqrt(Math.max(0, 1 - (x / 0.2) ** 2));
    s.distance = Math.max(Math.abs(x) - 0.2, y - 0.8 - dip, -0.42 - y);
    if (s.distance > 0.01) return;
    const yy = y - dip;
    let colour: Rgb = PAIL;
    if (yy > -0.24 && yy < 0.5) colour = band;
    if (Math.abs(yy + 0.24) < 0.012 || Math.abs(yy - 0.5) < 0.012) colour = line;
    if (yy > -0.02 && yy < 0.28 && Math.abs(x) < 0.15) colour = [250, 249, 246];
    cylinder(x / 0.2, s, colour, 0.45);
  });
}
