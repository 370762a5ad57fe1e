import { type Palette, type Rgb, scaleRgb } from "../color.ts";
import { smooth } from "../field.ts";
import { Noise } from "../noise.ts";
import { box, lit, type Stage } from "../object.ts";

const STEEL: Rgb = [188, 191, 194];
const BEECH: Rgb = [196, 154, 104];
const TURN = -0.5;

type Place = (x: number, y: number) => readonly [number, number];

function turned(turn: number): Place {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => [x * cos - y * sin, x * sin + y * cos];
}

/** A round bar lying in the picture, lit along its upper side. */
function bar(stage: Stage, at: Place, x: number, y: number, half: number, radius: number, color: Rgb, grain: Noise): void {
  stage.shadow(
    (px, py) => {
      const [u, v] = at(px - 0.05, py - 0.08);
      return box(u - x, v - y, half, radius, radius * 0.9);
    },
    0.07,
    0.4,
  );
  stage.draw((px, py, s) => {
    const [u, v] = at(px, py);
    s.distance = box(u - x, v - y, half, radius, radius * 0.9);
    if (s.distance > 0.01) return;
    const d = (v - y) / radius;
    const shine = Math.exp(-(((d + 0.45) / 0.16) ** 2)) * 0.3;
    lit(s, color, 0.66 + 0.4 * Math.sqrt(Math.max(0, 1 - d * d)) - d * 0.16 + grain.fbm(u * 4, v * 70, 3) * 0.06, shine);
  });
}

/** A rubber float: a soft pad, a backing plate and a grip. */
export function drawFloat(stage: Stage, palette: Palette, seed: number): void {
  const at = turned(TURN);
  const grit = new Noise(seed + 1);
  const rubber = scaleRgb(palette[0], 0.92);
  const pad =
    (grow: number): Place =>
    (x, y) => {
      const [u, v] = at(x, y);
      return [box(u, v, 0.74 + grow, 0.32 + grow, 0.05), v];
    };
  stage.shadow((x, y) => pad(0)(x - 0.03, y - 0.06)[0], 0.09, 0.36);
  stage.draw((x, y, s) => {
    s.distance = pad(0)(x, y - 0.035)[0];
    lit(s, rubber, 0.72 + grit.at(x * 90, y * 90) * 0.04);
  });
  stage.draw((x, y, s) => {
    const [d, v] = pad(0)(x, y);
    s.distance = d;
    lit(s, rubber, 1.02 - v * 0.12 - smooth(-0.03, 0, d) * 0.12 + grit.fbm(x * 50, y * 50, 2) * 0.03);
  });
  stage.draw((x, y, s) => {
    s.distance = pad(-0.13)(x, y)[0];
    lit(s, [72, 74, 76], 1 + smooth(-0.02, 0, s.distance) * 0.25);
  });
  bar(stage, at, 0, 0, 0.44, 0.085, palette[palette.length - 1], grit);
}

/** A steel trowel, two edges notched, with a beech grip. */
export function drawTrowel(stage: Stage, _palette: Palette, seed: number): void {
  const at = turned(TURN);
  const brushed = new Noise(seed + 1);
  const plate = (x: number, y: number) => {
    const [u, v] = at(x, y);
    const outer = box(u, v, 0.8, 0.34, 0.01);
    const alongLong = v > 0.2 ? box(((u + 8) % 0.11) - 0.055, v - 0.34, 0.028, 0.06, 0.002) : 1;
    const alongShort = u > 0.6 ? box(u - 0.8, ((v + 8.02) % 0.11) - 0.055, 0.06, 0.028, 0.002) : 1;
    return Math.max(outer, -alongLong, -alongShort);
  };
  stage.shadow((x, y) => plate(x - 0.025, y - 0.05), 0.06, 0.38);
  stage.draw((x, y, s) => {
    s.distance = plate(x, y);
    if (s.distance > 0.01) return;
    const [u, v] = at(x, y);
    const sheen = Math.exp(-(((u + v * 0.8 + 0.25) / 0.3) ** 2)) * 0.3;
    lit(s, STEEL, 0.92 + brushed.fbm(u * 3, v * 90, 3, 0.7) * 0.12, sheen);
  });
  stage.draw((x, y, s) => {
    const [u, v] = at(x, y);
    s.distance = box(u, v, 0.6, 0.05, 0.03);
    lit(s, scaleRgb(STEEL, 0.75), 0.95 - v * 2);
  });
  bar(stage, at, -0.02, 0, 0.4, 0.095, BEECH, brushed);
}

/** A mixing paddle: a shaft for the drill, a cage of bent rods below. */
export function drawPaddle(stage: Stage, palette: Palette, seed: number): void {
  const at = turned(Math.PI / 2 - 0.35);
  const grain = new Noise(seed + 1);
  bar(stage, at, -0.25, 0, 0.62, 0.026, STEEL, grain);
  const rod = (u: number, v: number, phase: number) => {
    const t = (u - 0.3) / 0.52;
    const wave = Math.sin(t * 2.6 + phase) * 0.24 * Math.sqrt(Math.max(0, Math.sin(Math.max(0, Math.min(1, t)) * Math.PI)));
    return Math.max((Math.abs(v - wave) - 0.026) * 0.75, 0.3 - u, u - 0.82);
  };
  for (const phase of [0, 2.1, 4.2]) {
    stage.shadow(
      (x, y) => {
        const [u, v] = at(x - 0.04, y - 0.06);
        return rod(u, v, phase);
      },
      0.05,
      0.3,
    );
    stage.draw((x, y, s) => {
      const [u, v] = at(x, y);
      s.distance = rod(u, v, phase);
      lit(s, phase === 0 ? palette[0] : STEEL, 0.85 + smooth(0, -0.026, s.distance) * 0.2 - phase * 0.03);
    });
  }
  for (const end of [0.3, 0.8]) {
    stage.draw((x, y, s) => {
      const [u, v] = at(x, y);
      s.distance = Math.hypot((u - end) / 0.35, v) * 0.6 - 0.08;
      lit(s, scaleRgb(STEEL, 0.85), 1 - v);
    });
  }
}
