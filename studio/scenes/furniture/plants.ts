import { randomFrom } from "../../noise.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { Ellipsoid } from "../solids/ellipsoid.ts";
import { Group } from "../solids/group.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

const GREENS = ["#6F7F5E", "#5C6E4E", "#7F8C6C", "#4F6145"].map((hex) => plain(hex, { uneven: 0.12, grain: 30 }));
const DEEP = ["#3F5A3C", "#4C6A45", "#35502F"].map((hex) => plain(hex, { uneven: 0.1, grain: 60, shine: 0.03, rough: 0.6 }));
const BARK = woodgrain("#8A7866", true);

type Point = readonly [number, number, number];

function unit(x: number, y: number, z: number): Point {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** A vector across `along`, turned towards `to`. */
function across(along: Point, to: Point): Point {
  const dot = along[0] * to[0] + along[1] * to[1] + along[2] * to[2];
  return unit(to[0] - along[0] * dot, to[1] - along[1] * dot, to[2] - along[2] * dot);
}

/** An olive tree: a forked stem and clouds of narrow leaves. */
export function olive(x: number, y: number, z: number, height: number, seed: number): Solid[] {
  const random = randomFrom(seed);
  const fork = y + height * 0.42;
  const solids: Solid[] = [new Cylinder({ x, y, z, radius: height * 0.013, length: height * 0.44 }, BARK)];
  const crown = height * 0.2;
  for (let k = 0; k < 14; k++) {
    const angle = k * 2.39996;
    const reach = crown * Math.sqrt((k + 0.5) / 14) * (0.85 + random() * 0.3);
    const center: Point = [x + Math.cos(angle) * reach, y + height * (0.62 + random() * 0.3), z + Math.sin(angle) * reach * 0.8];
    solids.push(branch([x, fork, z], center, height * 0.005));
    const radius = crown * (0.42 + random() * 0.2);
    const leaves: Solid[] = [];
    for (let n = 0; n < 96; n++) leaves.push(narrowLeaf(center, radius, height * 0.017, random));
    solids.push(new Group(leaves, center, radius + height * 0.04));
  }
  return [new Group(solids, [x, y + height * 0.5, z], height * 0.62)];
}

function branch(from: Point, to: Point, thick: number): Solid {
  const along = unit(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return new Ellipsoid(middle, [length * 0.56, thick, thick], BARK, along, across(along, [0.3, 0.1, 1]));
}

function narrowLeaf(middle: Point, radius: number, length: number, random: () => number): Solid {
  const out = unit(random() - 0.5, random() - 0.4, random() - 0.5);
  const d = radius * (0.2 + 0.8 * random() ** 0.6);
  const along = unit(out[0] + (random() - 0.5), out[1] + (random() - 0.6), out[2] + (random() - 0.5));
  const center: Point = [middle[0] + out[0] * d, middle[1] + out[1] * d, middle[2] + out[2] * d];
  const size = length * (0.7 + random() * 0.6);
  const green = GREENS[Math.floor(random() * GREENS.length)];
  return new Ellipsoid(center, [size, size * 0.08, size * 0.25], green, along, across(along, [random() - 0.5, 1, random() - 0.5]));
}

/** A clump of arching blades, as a fern or a palm in a pot. */
export function fronds(x: number, y: number, z: number, length: number, count: number, seed: number): Solid[] {
  const random = randomFrom(seed);
  const leaves: Solid[] = [];
  for (let k = 0; k < count; k++) {
    const angle = k * 2.39996 + random() * 0.5;
    const size = length * (0.7 + random() * 0.4);
    blade([x, y, z], angle, size, 0.12 + (k / count) * 0.5, 0.5 + random() * 0.9, DEEP[k % DEEP.length], leaves);
  }
  return [new Group(leaves, [x, y + length * 0.5, z], length * 1.15)];
}

const JOINTS = 13;

/** One leaf as a chain of short pieces that bends over under its own weight. */
function blade(root: Point, angle: number, size: number, lean: number, bend: number, green: Surface, out: Solid[]): void {
  let [x, y, z] = root;
  const step = size / JOINTS;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let s = 0; s < JOINTS; s++) {
    const t = (s + 0.5) / JOINTS;
    const slope = lean + bend * t * t * 1.6;
    const along = unit(cos * Math.sin(slope), Math.cos(slope), sin * Math.sin(slope));
    const center: Point = [x + (along[0] * step) / 2, y + (along[1] * step) / 2, z + (along[2] * step) / 2];
    const wide = Math.max(2, size * 0.045 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.8);
    const face = across(along, [-cos * 0.6, 1, -sin * 0.6]);
    out.push(new Ellipsoid(center, [step * 0.95, 2, wide], green, along, face));
    x += along[0] * step;
    y += along[1] * step;
    z += along[2] * step;
  }
}

/** A clipped hedge or a bush seen from afar: a mound of small leaves. */
export function bush(x: number, y: number, z: number, rx: number, ry: number, rz: number, seed: number): Solid[] {
  const random = randomFrom(seed);
  const solids: Solid[] = [
    new Ellipsoid([x, y + ry * 0.6, z], [rx * 0.5, ry * 0.6, rz * 0.45], plain("#2E3B27", { uneven: 0.3, grain: 60 })),
  ];
  for (let cluster = 0; cluster < 18; cluster++) {
    const leaves: Solid[] = [];
    const a = random() * Math.PI * 2;
    const h = random();
    const cx = x + Math.cos(a) * rx * 0.72;
    const cy = y + ry * (0.35 + h * 1.1);
    const cz = z + Math.abs(Math.sin(a)) * rz * 0.72;
    const radius = Math.max(rx, ry) * 0.46;
    for (let n = 0; n < 90; n++) {
      const d = unit(random() - 0.5, random() - 0.4, random() - 0.4);
      const along = unit(random() - 0.5, random() - 0.5, random() - 0.5);
      const size = 16 + random() * 16;
      const center: Point = [cx + d[0] * radius * 0.9, cy + d[1] * radius * 0.9, cz + d[2] * radius * 0.9];
      leaves.push(new Ellipsoid(center, [size, size * 0.12, size * 0.5], GREENS[n % GREENS.length], along, across(along, [0.2, 1, 0.4])));
    }
    solids.push(new Group(leaves, [cx, cy, cz], radius + 40));
  }
  return [new Group(solids, [x, y + ry * 0.9, z], Math.max(rx, ry, rz) * 1.5 + 60)];
}
